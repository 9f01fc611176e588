import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { absenceHi, hindiRefusals, hindiWords, reminderHi } from '@school/domain/hindi';
import { kitMessagesEn } from '@school/ui';
import { schoolEn } from '@school/ui/school';
import type { Catalogue } from '../messages/catalogue';
import { en } from '../messages/en';
import { CatalogueContext } from '../messages/messages';
import type { feesEn } from '../office/fees/messages';
import { features } from './features';
import { loadHindi } from './hindi';

/** The exports of the message files: their English texts, and the hooks that read them. */
const exported = Object.values(
  import.meta.glob<Record<string, object>>(['../**/*messages.ts', '!../messages/**'], { eager: true }),
).flatMap((room) => Object.entries(room));

const englishRooms = Object.fromEntries(
  exported.filter(([name]) => name.endsWith('En')).map(([name, texts]) => [name.replace(/En$/, ''), texts]),
);

/** The texts in the manifests: the names of their entries, and the descriptions of their keys. */
const saidByManifests = Object.fromEntries(
  features
    .flatMap(({ screens, keys = [] }) => [
      ...screens.flatMap(({ entries = [] }) => entries.map(({ name }) => name)),
      ...keys.map(({ does }) => does),
    ])
    .map((text) => [text, text]),
);

function textsOf(messages: unknown, place = ''): [string, string][] {
  if (typeof messages === 'string') return [[place, messages]];
  if (typeof messages === 'function')
    return [[place, (messages as (...values: unknown[]) => string)(7, 7, 7)]];
  return Object.entries(messages as object).flatMap(([name, inner]) => textsOf(inner, `${place}.${name}`));
}

/** Texts that are equal in both languages: signs, keys, product names, and words that the specification wants unchanged. */
const alike =
  /^\.messages\.none$|^\.rooms\.(sitePageNames\.(android|nodejs)|sitePages\.(home\.whose|stubs\.pages\..*\.works)|importStudents\.photoNames|shell\.keyboard\.keys\.\d+\.key|service\.nobodyYet\.pending-fee\.title|studentProfile\.columns\.number|newSession\.(feeNow|count)|(staff|firstDay)\.actionFor|waitingAccounts\.entry|manyStudents\.perCent|syllabus\.(kilo|mega)bytes|dashboard\.tiles\.[01]\.value)$|^\.kit\.(locale|rupeeSign|datePlaceholder)$|^\.school\.receipt\.classes\..*$/;

describe('the Hindi catalogue', () => {
  const english = {
    messages: en,
    rooms: englishRooms,
    names: saidByManifests,
    kit: kitMessagesEn,
    school: schoolEn,
  };
  let hindi: Catalogue;
  beforeAll(async () => (hindi = await loadHindi()));
  const isHindi = (text: string) => /[\u0900-\u097f]/.test(text);

  it('has every text of the English one', () => {
    const { language, words, ...catalogue } = hindi;
    expect([language, words]).toEqual(['hi', hindiWords]);
    const places = (all: object) => textsOf(all).map(([place]) => place);
    expect(places(catalogue).sort()).toEqual(places(english).sort());
  });

  it('is what each room asks for by its name', () => {
    const asked: unknown[] = [];
    const Room = ({ useMessages }: { readonly useMessages: () => object }) => {
      asked.push(useMessages());
      return null;
    };
    const hooks = exported.filter(([name]) => name.startsWith('use')).map(([, hook]) => hook as () => object);
    const rooms = hooks.map((useMessages, key) => createElement(Room, { useMessages, key }));
    renderToStaticMarkup(createElement(CatalogueContext, { value: hindi }, rooms));
    expect(new Set(asked)).toEqual(new Set(Object.values(hindi.rooms!)));
    expect(asked).toHaveLength(Object.keys(englishRooms).length);
  });

  it('has it in Devanagari, except what is written alike', () => {
    const { language: _, words: __, ...catalogue } = hindi;
    const untranslated = textsOf(catalogue).filter(([place, text]) => !alike.test(place) && !isHindi(text));
    expect(untranslated).toEqual([]);
  });

  // Each thing has one word (docs/glossary.md), except the scholar's register, which has the name of the official form.
  it.each([
    ['a student विद्यार्थी', /छात्र(?! पंजी(?!कृ|कर))/],
    ['what was voided निरस्त', /रद्द|पलट/],
    ['the drawer गल्ला', /दराज़/],
    ['how somebody pays विधि', /भुगतान का माध्यम/],
    ['a page पृष्ठ', /पन्न/],
    ['a reminder स्मरण पत्र', /^शुल्क की याद$|पर्चियाँ/],
    ['to print छापना', /प्रिंट/],
    ['the audit log कार्यों का लेखा', /ऑडिट/],
    ['an administrator प्रशासक', /व्यवस्थापक/],
    ['a teacher शिक्षक, and who answers for a section कक्षाध्यापक', /अध्यापक/],
    ['the staff कर्मचारी', /स्टाफ/],
    ['a fee शुल्क', /फीस|फ़ीस/],
    ['a date दिनांक', /तारीख/],
    ['another desk डेस्क, as it need not be a counter', /दूसरे काउंटर/],
    ['a book of receipts पुस्तक, and the ledger खाता', /बही/],
    ['a report card अंक पत्र', /प्रगति पत्र/],
    ['what is taken back वापस लिया गया', /(?:माह|शुल्क) हटा/],
    ['what somebody owes for the head of it, मद', /किसका (?:बकाया|शुल्क)/],
    ['a signed-in desk साइन इन, as सत्र is a year of the school', /(?:आपका|अन्य सभी|खुले सभी) सत्र/],
    ['a head feminine', /(?:नया|लिया गया) मद(?!द)|मद (?:जोड़ा|लिया|बदला|बंद किया)/],
    ['to copy कॉपी करना, as नकल is what is punished in an exam', /नकल/],
    ['an active account सक्रिय', /चालू/],
    ['what was mistyped गलत लिखा गया', /गलत टाइप/],
    ['k, kh and g without a dot below', /[\u0958-\u095a]|[\u0915-\u0917]\u093c/],
  ])('calls %s throughout', (_, other) => {
    const found = textsOf({
      ...hindi,
      refusals: hindiRefusals,
      reminder: reminderHi,
      absence: absenceHi,
    }).filter(([, text]) => other.test(text));
    expect(found).toEqual([]);
  });

  it('calls what the counter asks for in a list as at the counter', () => {
    expect(hindi.words.labels.outstandingDue).toBe(hindi.school.outstandingDue);
  });

  it('says of one thing that it is one', () => {
    const { matches, chosen } = hindi.kit;
    expect([matches(1), matches(2)]).toEqual(['1 मिला', '2 मिले']);
    expect([chosen(0), chosen(1), chosen(2)]).toEqual(['कोई नहीं चुना गया', '1 चुना गया', '2 चुने गए']);
  });

  it('calls the way out of a dialog other than what voids a receipt', () => {
    const { kit, rooms } = hindi;
    const { receipt } = rooms!['fees'] as typeof feesEn;
    const voiding = Object.entries(receipt).filter(([name]) => name.startsWith('void'));
    const texts = textsOf(Object.fromEntries(voiding));
    expect(texts).toHaveLength(7);
    for (const [, text] of texts) expect(text).not.toContain(kit.cancel);
  });
});
