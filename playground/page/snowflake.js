/** Discord's ids: numbers too large for a double, ordered by time. */

const EPOCH_MS = 1420070400000n;

/** Whether `a` was created after `b`; a missing id is older than every other. */
export function isNewer(a, b) {
  return BigInt(a ?? 0) > BigInt(b ?? 0);
}

/** When the object with this id was created. */
export function madeAt(id) {
  return new Date(Number((BigInt(id) >> 22n) + EPOCH_MS));
}

/** A nonce for one of our requests, in the form of an id. */
export function newNonce() {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] & 0x3fffff;
  return String(((BigInt(Date.now()) - EPOCH_MS) << 22n) | BigInt(random));
}
