/** Discord's ids: numbers too long for a double, which order by time. */

const EPOCH_MS = 1420070400000n;

/** Whether `a` was made after `b`; an absent id is older than every other. */
export function isNewer(a, b) {
  return BigInt(a ?? 0) > BigInt(b ?? 0);
}

/** When the thing with this id was made. */
export function madeAt(id) {
  return new Date(Number((BigInt(id) >> 22n) + EPOCH_MS));
}

/** A mark for one request of ours, shaped like an id. */
export function newNonce() {
  const random = crypto.getRandomValues(new Uint32Array(1))[0] & 0x3fffff;
  return String(((BigInt(Date.now()) - EPOCH_MS) << 22n) | BigInt(random));
}
