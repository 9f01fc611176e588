import type { Paise } from '../values';

/** The numbers below a hundred: in Hindi none of them can be composed of others. */
const BELOW_HUNDRED = (
  'शून्य एक दो तीन चार पाँच छह सात आठ नौ ' +
  'दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस ' +
  'बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस ' +
  'तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस ' +
  'चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास ' +
  'पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ ' +
  'साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर ' +
  'सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी ' +
  'अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी ' +
  'नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'
).split(' ');

const SCALES: readonly (readonly [number, string])[] = [
  [1_00_00_000, 'करोड़'],
  [1_00_000, 'लाख'],
  [1_000, 'हज़ार'],
  [100, 'सौ'],
];

/** Writes out a whole number, which is not negative: `दो हज़ार पंद्रह`. */
export function numberInHindiWords(value: number): string {
  for (const [size, name] of SCALES) {
    if (value < size) continue;
    const rest = value % size;
    return `${numberInHindiWords(Math.floor(value / size))} ${name}${rest === 0 ? '' : ` ${numberInHindiWords(rest)}`}`;
  }
  return BELOW_HUNDRED[value] ?? '';
}

/**
 * An amount as a receipt in Hindi writes it: `रुपये तीन सौ मात्र`, `रुपये तीन सौ और पचास पैसे मात्र`.
 * @param amount paise, not negative
 */
export function amountInHindiWords(amount: Paise): string {
  const fraction = amount % 100;
  const rupees = numberInHindiWords((amount - fraction) / 100);
  return `रुपये ${rupees}${fraction === 0 ? '' : ` और ${numberInHindiWords(fraction)} पैसे`} मात्र`;
}
