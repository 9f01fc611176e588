import type { FamilyMessages } from './messages.en';

/** Every text of a family at the counter in Hindi. */
export const familyHi: FamilyMessages = {
  title: 'भाई-बहन',
  children: 'इस परिवार के बच्चे और उनका बकाया',
  child: 'बच्चा',
  class: 'कक्षा',
  owes: 'अभी बकाया',
  thisOne: 'काउंटर पर',
  total: (amount) => `सबका मिलाकर बकाया ${amount} है।`,
  open: 'सबके लिए जमा करें',
  pay: (amount, mode) => `सबके लिए ${amount} लें, ${mode}`,
  form: 'सबके लिए भुगतान',
  upiHint: '12 अंक, या ऐप में दिखे कम से कम 6 अक्षर',
  cancel: 'अभी नहीं',
  progress: 'हर भुगतान का क्या हुआ',
  states: {
    waiting: 'प्रतीक्षा में',
    running: 'लिया जा रहा है',
    taken: (receipt) => `लिया गया, रसीद ${receipt}`,
    refused: 'नहीं लिया गया',
    unsure: 'कोई उत्तर नहीं आया',
  },
  done: (amount) => `परिवार से ${amount} जमा हुए`,
  notAll: 'सब कुछ नहीं लिया गया। जो लिया गया वह बना रहेगा।',
  again: 'जिनका उत्तर नहीं आया उन्हें फिर भेजें',
  unsure: 'जो लिया जा चुका है वह दोबारा नहीं लिया जाएगा।',
  finish: 'ठीक है',
  sheet: 'पारिवारिक रसीद छापें',
};
