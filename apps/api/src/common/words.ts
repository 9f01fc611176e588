import {
  englishRefusals,
  englishWords,
  isRuleMessage,
  sentenceOf,
  type Language,
  type RefusalCode,
  type RuleMessage,
  type Words,
} from '@school/domain';
import { hindiRefusals, hindiWords } from '@school/domain/hindi';

/** The API's own sentences; those of the school's rules are in the domain's catalogues. */
const english = {
  signIn: 'Please sign in.',
  sessionExpired: 'Your session has expired.',
  endedByAdministrator: 'An administrator has ended this session.',
  tokenVoid: 'The password, the role or the rights of your account were changed.',
  endedByOwner: 'This session was ended elsewhere with your account.',
  wrongLogin: 'Login id or password is wrong.',
  wrongStudentLogin: 'Student ID or password is wrong.',
  notAllowed: 'You are not allowed to do this.',
  ownPasswordFirst: 'Set your own password first: you signed in with one that somebody else made.',
  tooManyFailedLogins: 'Too many failed logins. Please try again in 15 minutes.',
  tooManyRequests: 'Too many requests from here. Please try again later.',
  foreignRequest: 'This request did not come from the page you opened. Please reload the page.',
  otherName:
    'The office cannot be opened under this name. Whoever looks after the computer can add it in the setting PUBLIC_URL.',
  invalidRequest: 'The request is not valid',
  otherKind: 'A field of the request is missing or of the wrong type',
  idempotencyKey: 'The Idempotency-Key must be 8 to 200 printable characters',
  notJson: 'The request is not valid JSON.',
  mustBeJson: 'The request must be JSON.',
  tooLarge: 'The request is too large.',
  cutOff: 'The request was cut off.',
  nothingHere: 'There is nothing at this address.',
  contentNotAccepted: 'This kind of content is not accepted here.',
  tooManyHeaders: 'The request has too many headers.',
  refused: 'The request could not be carried out.',
  unexpected: 'Something went wrong. Please try again.',
  noDatabase: 'The database cannot be reached. Please try again.',
  owedWorkedOut: 'What families owe is being worked out again. Please try again in a minute.',
  damagedDatabase:
    'The stored data is damaged here, so nothing was shown or changed. Whoever looks after the computer should run npm run check:store.',
  notBuilt: 'The web app is not built yet; the API is at /api/docs.',
  onePicture: 'Send one picture in the field image',
  oneRegister: 'Send one register in the field file',
  registerTooLarge: 'A register can have at most 10 MB.',
  oneCalendar: 'Send one calendar in the field file',
  calendarTooLarge: 'A calendar file can have at most 1 MB.',
  oneUnitFile: 'Send one PDF in the field file',
  unitFileKind: 'The file of a unit must be a PDF.',
  unitFileTooLarge: 'The file of a unit can have at most 5 MB.',
  unitFileQuota: 'You have added 200 files to the syllabus in one day. Please continue tomorrow.',
  noSuchUnitFile: 'This unit has no file.',
  oneArchive: 'Send one ZIP of pictures in the field file',
  archiveTooLarge: 'A ZIP of pictures can have at most 200 MB. Split it, one for each class.',
  pictureId: 'This is not the id of a picture',
  noSuchPicture: 'There is no such picture.',
  pictureTooLarge: 'A picture can have at most 5 MB.',
  pictureKind: 'A picture must be a PNG, JPEG or WebP file.',
  pictureBroken: 'This picture is broken and cannot be read.',
  picturePixels: 'A picture can have at most 25 megapixels. Make it smaller.',
  pictureQuota: 'You have uploaded 1,000 pictures in one day. Please continue tomorrow.',
  diskFull: 'The disk is full: nothing was stored. Make room on the office’s computer, then try again.',
};

const hindi: Record<keyof typeof english, string> = {
  signIn: 'कृपया साइन इन करें।',
  sessionExpired: 'आपका साइन इन समाप्त हो गया है।',
  endedByAdministrator: 'प्रशासक ने यह साइन इन समाप्त कर दिया है।',
  tokenVoid: 'आपके खाते का पासवर्ड, भूमिका या अधिकार बदले गए हैं।',
  endedByOwner: 'यह साइन इन आपके ही खाते से कहीं और समाप्त किया गया।',
  wrongLogin: 'लॉगिन आईडी या पासवर्ड गलत है।',
  wrongStudentLogin: 'विद्यार्थी आईडी या पासवर्ड गलत है।',
  notAllowed: 'आपको यह करने की अनुमति नहीं है।',
  ownPasswordFirst: 'पहले अपना पासवर्ड बनाएँ: जिससे आपने साइन इन किया, वह किसी और का बनाया हुआ है।',
  tooManyFailedLogins: 'बहुत बार गलत लॉगिन हुआ। कृपया 15 मिनट बाद फिर से कोशिश करें।',
  tooManyRequests: 'यहाँ से बहुत अधिक अनुरोध आए हैं। कृपया बाद में फिर से कोशिश करें।',
  foreignRequest: 'यह अनुरोध आपके खोले हुए पृष्ठ से नहीं आया। कृपया पृष्ठ फिर से लोड करें।',
  otherName: 'कार्यालय इस नाम से नहीं खुलता। कंप्यूटर की देखभाल करने वाले इसे PUBLIC_URL सेटिंग में लिख सकते हैं।',
  invalidRequest: 'अनुरोध सही नहीं है',
  otherKind: 'अनुरोध का कोई खाना नहीं भेजा गया, या सही प्रकार का नहीं है',
  idempotencyKey: 'Idempotency-Key में 8 से 200 छपने योग्य अक्षर होने चाहिए',
  notJson: 'अनुरोध सही JSON नहीं है।',
  mustBeJson: 'अनुरोध JSON में होना चाहिए।',
  tooLarge: 'अनुरोध बहुत बड़ा है।',
  cutOff: 'अनुरोध बीच में कट गया।',
  nothingHere: 'इस पते पर कुछ नहीं है।',
  contentNotAccepted: 'इस प्रकार की सामग्री यहाँ नहीं ली जाती।',
  tooManyHeaders: 'अनुरोध में बहुत अधिक हेडर हैं।',
  refused: 'अनुरोध पूरा नहीं हो सका।',
  unexpected: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
  noDatabase: 'डेटाबेस तक पहुँच नहीं है। कृपया फिर से कोशिश करें।',
  owedWorkedOut: 'परिवारों का बकाया फिर से निकाला जा रहा है। कृपया एक मिनट बाद फिर से कोशिश करें।',
  damagedDatabase:
    'यहाँ सहेजा गया डेटा खराब है, इसलिए कुछ दिखाया या बदला नहीं गया। कंप्यूटर की देखभाल करने वाले npm run check:store चलाएँ।',
  notBuilt: 'वेब ऐप अभी बना नहीं है; API /api/docs पर है।',
  onePicture: 'image खाने में एक चित्र भेजें',
  oneRegister: 'file खाने में एक रजिस्टर भेजें',
  oneCalendar: 'file खाने में एक कैलेंडर भेजें',
  calendarTooLarge: 'कैलेंडर फ़ाइल अधिक से अधिक 1 MB की हो सकती है।',
  oneUnitFile: 'file खाने में एक PDF भेजें',
  unitFileKind: 'इकाई की फ़ाइल PDF होनी चाहिए।',
  unitFileTooLarge: 'इकाई की फ़ाइल अधिक से अधिक 5 MB की हो सकती है।',
  unitFileQuota: 'आपने एक दिन में पाठ्यक्रम में 200 फ़ाइलें जोड़ दी हैं। कृपया बाकी कल जोड़ें।',
  noSuchUnitFile: 'इस इकाई की कोई फ़ाइल नहीं है।',
  oneArchive: 'file खाने में चित्रों की एक ZIP भेजें',
  archiveTooLarge: 'चित्रों की ZIP अधिक से अधिक 200 MB की हो सकती है। हर कक्षा की अलग ZIP बनाएँ।',
  registerTooLarge: 'रजिस्टर अधिक से अधिक 10 MB का हो सकता है।',
  pictureId: 'यह किसी चित्र की आईडी नहीं है',
  noSuchPicture: 'ऐसा कोई चित्र नहीं है।',
  pictureTooLarge: 'चित्र अधिक से अधिक 5 MB का हो सकता है।',
  pictureKind: 'चित्र PNG, JPEG या WebP फ़ाइल होना चाहिए।',
  pictureBroken: 'यह चित्र खराब है और पढ़ा नहीं जा सकता।',
  picturePixels: 'चित्र अधिक से अधिक 25 मेगापिक्सेल का हो सकता है। इसे छोटा करें।',
  pictureQuota: 'आपने एक दिन में 1,000 चित्र अपलोड कर दिए हैं। कृपया बाकी कल अपलोड करें।',
  diskFull: 'डिस्क भर गई है: कुछ सहेजा नहीं गया। कार्यालय के कंप्यूटर पर जगह बनाएँ, और फिर से कोशिश करें।',
};

interface Catalogue {
  readonly rules: Words;
  readonly sentences: Readonly<Record<string, string>>;
  /** Joins the first sentence with the number of further fields that have one. */
  readonly andMore: (sentence: string, fields: number) => string;
}

const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: {
    rules: englishWords,
    sentences: { ...englishRefusals, ...english },
    andMore: (first, fields) =>
      `${first}, and ${fields === 1 ? '1 more field needs attention' : `${fields} more fields need attention`}`,
  },
  hi: {
    rules: hindiWords,
    sentences: { ...hindiRefusals, ...hindi },
    andMore: (first, fields) =>
      `${first}, साथ ही ${fields === 1 ? '1 और खाने' : `${fields} और खानों`} पर ध्यान देना है`,
  },
};

/** The words of the school's rules in a language. */
export const rulesIn = (language: Language): Words => catalogues[language].rules;

/** The codes of all sentences that an error can have: a rule, a refusal, or one of the API's own. */
export type ProblemCode = keyof typeof english | RefusalCode | RuleMessage;

/** The code of a schema's message about a field: a rule's own, or one code for all messages of the schema library (D39). */
export const codeOf = (message: string): ProblemCode =>
  isRuleMessage(englishWords, message) ? message : 'otherKind';

/** The sentence of a code. @param field the field of the request that it is about */
export function sentence(language: Language, code: ProblemCode, field = ''): string {
  const { rules, sentences } = catalogues[language];
  return sentences[code] ?? sentenceOf(rules, field, code);
}

/** The sentence about the first field, with the number of further ones. */
export const firstOfMany = (language: Language, first: string, more: number): string =>
  more > 0 ? catalogues[language].andMore(first.replace(/[.।]$/, ''), more) : first;
