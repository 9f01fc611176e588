import type { RuleCode } from '../rules';
import { hasStream } from '../school';
import { parseRupees, schoolClasses, toRupees, type SchoolClass } from '../values';
import type { Words } from '../words';
import { onlyLettersAndDigits } from './headings';
import { importFields, type ImportField, type ImportValues } from './import-fields';

/** The values that a cell gives, perhaps for several fields, or the rule that it breaks. */
export type Reading = ImportValues | RuleCode;

/** Words and signs that people write around an amount. */
const AROUND = /₹|\brs\b\.?|\binr\b|\brupees?\b|रुपये|रुपए|रु\.?|\/-|\/=|\bdr\b\.?|\bonly\b/giu;

/** Reads an amount: `Rs. 1,200/-`, `₹1,200.00`, `१२००`; `nil` and `-` are 0. @returns rupees as plain digits */
export function readAmount(text: string): string | undefined {
  const plain = text.replace(AROUND, ' ').replace(/\s+/gu, '');
  if (plain === '' || /^(?:nil|none|no|-+|—|–|शून्य|कुछनहीं)$/iu.test(plain)) return '0';
  const amount = parseRupees(plain) ?? parseRupees(plain.replaceAll(',', ''));
  return amount === undefined ? undefined : String(toRupees(amount));
}

/** The value of a cell that gives no concession, in a column where other students have one. */
export const NO_CONCESSION = '0';

/** Reads a concession: `50%`, `50 per cent`, `Rs 200/-`; `nil`, `-` and `0` are none. @returns `50%`, `200` or `0` */
export function readConcession(text: string): string | undefined {
  const percent = /^(.*?)\s*(?:%|per ?cent|प्रतिशत)$/iu.exec(text)?.[1];
  const amount = readAmount(percent ?? text);
  return amount === undefined || amount === NO_CONCESSION || percent === undefined ? amount : `${amount}%`;
}

/** Titles before a name that are not part of it. */
const TITLES = /^(?:mr|mrs|ms|shri|shree|sri|smt|sh|km|master|miss|श्रीमती|श्री|सुश्री|कु)\.?\s+/iu;

/** Reads a name: plain spaces, and no title before two words or more, as `Shri Ram` may be the whole name. */
export function readName(text: string): string {
  const plain = text.replace(/\s+/gu, ' ').trim();
  const withoutTitle = plain.replace(TITLES, '');
  return withoutTitle === plain || !withoutTitle.includes(' ') ? plain : readName(withoutTitle);
}

/** The words between a child and its father: `Asha Verma D/o Ramesh Verma`, `आशा वर्मा पुत्री श्री रमेश वर्मा`. */
const CHILD_OF = /\s+(?:[sdc]\s*\/\s*o|son of|daughter of|पुत्री|पुत्र|आत्मजा|आत्मज)\.?\s+/iu;

/** Splits a whole name into first name, last name and, if the cell has it too, the father's name. */
export function readWholeName(text: string): ImportValues {
  const [child = '', father] = text.split(CHILD_OF);
  const parts = readName(child).split(' ');
  const last = parts.length > 1 ? parts.pop() : undefined;
  return {
    studentFirstName: parts.join(' '),
    ...(last === undefined ? {} : { studentLastName: last }),
    ...(father === undefined ? {} : { fatherName: readName(father) }),
  };
}

/** Splits a text with one or two mobiles: the part after a comma, a slash or `and` is the second. */
export function readMobiles(text: string): ImportValues {
  const [primaryMobile = '', secondaryMobile] = text
    .split(/[,;/&]| and | व /iu)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return { primaryMobile, ...(secondaryMobile === undefined ? {} : { secondaryMobile }) };
}

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const COUNTED = [
  'first, one, पहली, प्रथम, एक',
  'second, two, दूसरी, द्वितीय, दो',
  'third, three, तीसरी, तृतीय, तीन',
  'fourth, four, चौथी, चतुर्थ, चार',
  'fifth, five, पाँचवीं, पांचवीं, पंचम, पाँच, पांच',
  'sixth, six, छठी, षष्ठ, छः, छह',
  'seventh, seven, सातवीं, सप्तम, सात',
  'eighth, eight, आठवीं, अष्टम, आठ',
  'ninth, nine, नौवीं, नवम, नौ',
  'tenth, ten, दसवीं, दशम, दस',
  'eleventh, eleven, ग्यारहवीं, एकादश, ग्यारह',
  'twelfth, twelve, बारहवीं, द्वादश, बारह',
];
const EARLY: Readonly<Partial<Record<SchoolClass, string>>> = {
  pg: 'pg, playgroup, play group, p g',
  lkg: 'lkg, l k g, kg1, kg i, junior kg, एलकेजी',
  ukg: 'ukg, u k g, kg2, kg ii, senior kg, यूकेजी',
  hindi: 'hindi, हिंदी, हिन्दी',
  na: 'na, nursery a, nur a, नर्सरी ए',
  nb: 'nb, nursery b, nur b, नर्सरी बी',
};

/** The endings of the first numbers in Hindi; the rest have the general ending. */
const HINDI_ENDINGS = ['ली', 'री', 'री', 'थी', '', 'ठी'];

/**
 * The names of a class number with its possible endings. A Roman number takes only its own ending, as another one shows that a
 * stroke is lost: `IIrd` may be II or III.
 */
const numbersOf = (schoolClass: SchoolClass, index: number, roman: string): readonly string[] => {
  const ending = ['st', 'nd', 'rd'][index] ?? 'th';
  const endings = [ending, 'th', 'वीं', 'वी', HINDI_ENDINGS[index] ?? ''];
  return [roman, roman + ending, ...endings.map((end) => schoolClass + end)];
};

const classNames = new Map<string, SchoolClass>();
for (const schoolClass of schoolClasses) {
  const index = Number(schoolClass) - 1;
  const roman = ROMAN[index];
  const numbers = roman === undefined ? [] : numbersOf(schoolClass, index, roman);
  for (const name of [schoolClass, ...numbers, ...(COUNTED[index] ?? EARLY[schoolClass] ?? '').split(',')])
    if (onlyLettersAndDigits(name) !== '') classNames.set(onlyLettersAndDigits(name), schoolClass);
}

/** Letters of sections, also as Hindi writes them. */
const SECTIONS: Readonly<Record<string, string>> = {
  अ: 'a',
  ब: 'b',
  स: 'c',
  द: 'd',
  ए: 'a',
  बी: 'b',
  सी: 'c',
  डी: 'd',
  ई: 'e',
};
const NO_SECTION = ['', 'no', 'none', 'nosection', 'nil', 'nosec'];

const sectionOf = (text: string): string | undefined => {
  const letter = onlyLettersAndDigits(text);
  return /^[a-e]$/.test(letter) ? letter : SECTIONS[letter];
};

/** Removes brackets but keeps the text in them, which `onlyLettersAndDigits` would take for a remark and leave out. */
const withoutBrackets = (text: string) => text.replace(/[()]/gu, ' ');

/** Reads a section: `A`, `Sec. B`, `(C)`, `अ`; `*`, `-` and `none` mean no section. */
export function readSection(text: string): string | undefined {
  const plain = withoutBrackets(text).replace(/^\s*(?:(?:section|sec)\b|सेक्शन|वर्ग|अनुभाग)\.?/iu, '');
  return NO_SECTION.includes(onlyLettersAndDigits(plain)) ? '*' : sectionOf(plain);
}

const STREAMS: Readonly<Record<string, string>> = {
  science: 'science',
  sci: 'science',
  pcm: 'science',
  pcb: 'science',
  विज्ञान: 'science',
  arts: 'arts',
  art: 'arts',
  humanities: 'arts',
  कला: 'arts',
};

/** A letter in brackets, which can only be a section. */
const LETTER_IN_BRACKETS = /\(\s*\p{L}\p{M}*\s*\)/u;

/** Reads a class, with the section and stream beside it if there are any: `VII-A`, `7th`, `कक्षा 7`, `XI (Science) B`. */
export function readClass(text: string): Reading {
  const opened = /[()]/.test(text) ? classWithPlace(withoutBrackets(text)) : 'importUnknown';
  return typeof opened === 'string' && !LETTER_IN_BRACKETS.test(text) ? classWithPlace(text) : opened;
}

/** A class that is a number, or that a section may follow without a space: `VIIA`, `7th B`, `8 वीं`, `LKGA`. */
const NUMBERED = /^((?:\d{1,2}|[ivx]+|[lu]kg)(?:[\s.-]*(?:st(?!d)|nd|rd|th|वीं|वी|ली|री|थी|ठी))?)(.*)$/iu;

/** Two numbers, as in `V-I` and `1-2`: they name a section that no school here has, and mean neither VI nor 12. */
const TWO_NUMBERS = /[\divx][^\p{L}\p{N}(]+[\divx]/iu;

/** `1 Std` may be class I without a section, or class I with section D. */
const STANDARD_OR_FIRST = /^(?:1|i)std/iu;

function classWithPlace(text: string): Reading {
  const plain = text.replace(/^\s*(?:(?:class|std|standard|grade)\b|कक्षा|दर्जा)[\s.:-]*/iu, '').trim();
  const wholeClass = TWO_NUMBERS.test(plain) ? undefined : classNames.get(onlyLettersAndDigits(plain));
  if (wholeClass !== undefined) return { class: wholeClass };
  if (STANDARD_OR_FIRST.test(plain)) return 'importUnknown';
  const [, head = '', rest = ''] =
    NUMBERED.exec(plain) ?? /^([\p{L}\p{M}.]+(?:[ -]?[12]\b)?)(.*)$/u.exec(plain) ?? [];
  const found = classNames.get(onlyLettersAndDigits(head));
  if (found === undefined) return 'importUnknown';
  const place: { section?: string; stream?: string } = {};
  for (const part of rest.split(/[\s\-/.,()"'’]+/u).filter((one) => one !== '')) {
    const [section, stream] = [sectionOf(part), STREAMS[onlyLettersAndDigits(part)]];
    if (section !== undefined && place.section === undefined) place.section = section;
    else if (stream !== undefined && hasStream(found)) place.stream = stream;
    else if (!/^(?:sec|section|std|class|वर्ग)$/iu.test(part)) return 'importUnknown';
  }
  return { class: found, ...place };
}

export type ChoiceField = keyof Words['options'] & ImportField;

/** Words that registers use for choices, besides the program's own names. */
const alsoWritten: Readonly<Partial<Record<ImportField, Readonly<Record<string, string>>>>> = {
  gender: {
    male: 'm, boy, b, पुरुष, बालक, लड़का, छात्र, पु',
    female: 'f, girl, g, महिला, बालिका, लड़की, छात्रा, स्त्री, म',
    other: 'o, transgender, t',
  },
  religion: { hindu: 'h, हिन्दू', muslim: 'm, islam, मुसलमान', sikh: 's', christian: 'c, isai, ईसाई' },
  category: {
    general: 'gen, g, ur, unreserved, open, सामान्य, सा',
    obc: 'bc, other backward class, o b c, पिछड़ा वर्ग, अन्य पिछड़ा वर्ग, पिछड़ी',
    sc: 's c, scheduled caste, अनुसूचित जाति, अ जा',
    st: 's t, scheduled tribe, अनुसूचित जनजाति, अ ज जा',
    minority: 'min, अल्पसंख्यक',
  },
  disability: { false: 'no, n, none, nil, 0, नहीं', true: 'yes, y, 1, हाँ, हां' },
  conveyance: {
    own: 'own, self, walk, walking, स्वयं',
    school: 'school, bus, school bus, van, yes, विद्यालय, स्कूल',
  },
  admissionType: { regular: 'reg, r, संस्थागत', private: 'pvt, p, व्यक्तिगत' },
  stream: { science: 'sci, pcm, pcb', arts: 'art, humanities' },
  boardType: { up: 'up board, u p, upmsp, यूपी, यू पी बोर्ड', cbse: 'cbse board, c b s e' },
  medium: {
    english: 'eng, e, english medium, em, अंग्रेजी, अंग्रेज़ी',
    hindi: 'hin, h, hindi medium, hm, हिन्दी, हिंदी',
  },
  familyLanguage: {
    en: 'english, eng, e, अंग्रेजी, अंग्रेज़ी',
    hi: 'hindi, hin, h, हिन्दी, हिंदी',
  },
  concession: {
    sibling: 'brother, sister, भाई बहन',
    staff: 'staff child, staff',
    rte: 'r t e, आरटीई',
    hardship: 'poor, निर्धन',
  },
};

/** The fields whose choices have names in the catalogue. */
export const choiceFieldsIn = ([words]: readonly Words[]): readonly ChoiceField[] =>
  importFields.filter((field): field is ChoiceField => words !== undefined && field in words.options);

/** Keeps a sign at the end, as it alone tells `B+` from `B-`. */
const withSign = (text: string) => onlyLettersAndDigits(text) + (/[+-]$/.exec(text.trim())?.[0] ?? '');

/** Makes the reader of a field's choices, by their names in each catalogue. */
export function choiceReaderOf(
  field: ChoiceField,
  words: readonly Words[],
): (text: string) => string | undefined {
  const choiceByName = new Map<string, string>();
  const addName = (name: string, choice: string) => {
    const key = withSign(name);
    if (key !== '' && !choiceByName.has(key)) choiceByName.set(key, choice);
  };
  const choices = Object.entries(words[0]?.options[field] ?? {});
  for (const [choice] of choices) addName(choice, choice);
  for (const { options } of words)
    for (const [choice, name] of Object.entries<string>(options[field])) addName(name, choice);
  for (const [choice, names] of Object.entries(alsoWritten[field] ?? {}))
    for (const name of names.split(',')) addName(name, choice);
  return (text) => choiceByName.get(withSign(text)) ?? choiceByName.get(onlyLettersAndDigits(text));
}
