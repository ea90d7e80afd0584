
language-en = English
language-de = Deutsch
