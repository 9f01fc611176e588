/** Devanagari consonants in English letters; letters that sound alike become one, e.g. the three kinds of `s`. */
const CONSONANTS: Readonly<Record<string, string>> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ल: 'l',
  ळ: 'l',
  व: 'v',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
};

/** Vowels that stand alone, and the signs for vowels after a consonant. */
const VOWELS: Readonly<Record<string, string>> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
};
const SIGNS: Readonly<Record<string, string>> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};

/** Ends the vowel that each consonant has by itself. */
const VIRAMA = '्';
const NASAL: Readonly<Record<string, string>> = { 'ं': 'n', 'ँ': 'n' };

/**
 * A name in English letters, as it is spoken: `मिश्रा` becomes `mishraa`; a name in English letters loses its accents. Use it to
 * compare names, not to show them.
 */
export function inEnglishLetters(name: string): string {
  const letters = Array.from(name.normalize('NFD').toLowerCase());
  return letters
    .map((letter, index) => {
      const consonant = CONSONANTS[letter];
      if (consonant !== undefined) {
        // The dot below a letter stands between it and its vowel.
        const after = letters.slice(index + 1).find((next) => next !== '\u093c') ?? ' ';
        const hasOwnVowel = after in CONSONANTS || after in NASAL || after in VOWELS;
        return hasOwnVowel ? `${consonant}a` : consonant;
      }
      if (letter === VIRAMA) return '';
      return VOWELS[letter] ?? SIGNS[letter] ?? NASAL[letter] ?? (/[a-z0-9 ]/.test(letter) ? letter : '');
    })
    .join('');
}

/** Spellings of the same sound, in the order in which they are replaced. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/[jg](?:n|ny)(?=[aeiouy])/g, 'gy'],
  [/ph/g, 'f'],
  [/q|ck|c(?!h)/g, 'k'],
  // `सिंह` is written Singh.
  [/nh$/, 'ng'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  // An `h` after a consonant: `Siddharth` and `Sidharth`, `Singh` and `Sing`.
  [/(?<=[bcdgjkpstr])h+/g, ''],
  [/m(?=[bp])/g, 'n'],
];

/** Vowels with two spellings; repeated letters count once. */
const VOWELS_ALIKE: readonly (readonly [RegExp, string])[] = [
  [/oo/g, 'u'],
  [/[ey]/g, 'i'],
];

const rewritten = (word: string, spellings: readonly (readonly [RegExp, string])[]) =>
  spellings.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word);
const withoutRepeats = (text: string) => text.replace(/(.)\1+/g, '$1');

/** Fewer consonants than this say nothing by themselves. */
const LEAST_OF_SOUND = 2;

/** Whether a sound includes its vowels, because its consonants alone say nothing. */
export const hasVowels = (sound: string): boolean => /.[aiou]/.test(sound);

/**
 * The sound of a word of a name: its consonants, and whether it begins with a vowel, so that `Chourasia`, `chaurasiya` and
 * `चौरसिया` are the same, as are `vrma`, `Verma` and `वर्मा` (D90). The beginning of a word mostly has the beginning of its
 * sound. A word of one consonant keeps its vowels: `Riya`, `ria` and `रिया`. Empty for an initial.
 */
export function soundOf(word: string): string {
  const spoken = rewritten(inEnglishLetters(word), ALIKE);
  const first = /^[aeiou]/.test(spoken) ? 'a' : spoken.startsWith('y') ? 'y' : '';
  const consonants = first + withoutRepeats(spoken.replace(/[aeiouy ]/g, ''));
  if (consonants.length >= LEAST_OF_SOUND) return consonants;
  const withVowels = withoutRepeats(rewritten(spoken, VOWELS_ALIKE));
  return hasVowels(withVowels) ? withVowels : '';
}
