import { inEnglishLetters, soundOf } from './name-sound';

describe('names that sound alike', () => {
  it.each([
    ['Arav', ['Aarav', 'aarrav', 'आरव']],
    ['Verma', ['vrma', 'Varma', 'Warma', 'वर्मा']],
    ['Chourasia', ['Chaurasiya', 'chorasia', 'चौरसिया']],
    ['Mishra', ['Misra', 'mishr', 'मिश्रा', 'मिश्र']],
    ['Amit', ['Ameet', 'अमित']],
    ['Krishna', ['Krisna', 'कृष्णा']],
    ['Laxmi', ['Lakshmi', 'लक्ष्मी']],
    ['Siddharth', ['Sidharth', 'सिद्धार्थ']],
    ['Singh', ['Sing', 'सिंह']],
    ['Vijay', ['Vijai', 'Wijay', 'विजय']],
    ['Fatima', ['Phatima', 'फ़ातिमा', 'फातिमा']],
    ['Deepak', ['Dipak', 'दीपक']],
    ['Sambhav', ['Sanbhav', 'संभव']],
    ['Zoya', ['Joya', 'ज़ोया']],
    ['Yadav', ['yadaw', 'यादव']],
    ['Gyan', ['Jnan', 'ज्ञान']],
    ['Poonam', ['Punam', 'पूनम']],
    ['Riya', ['Ria', 'Reeya', 'Rhea', 'रिया']],
    ['Leela', ['Lila', 'लीला']],
    ['Maya', ['माया']],
    ['Rai', ['Ray', 'राय']],
    ['Joya', ['ज़ोया']],
  ])('%s', (name, others) => {
    expect(others.map(soundOf)).toEqual(others.map(() => soundOf(name)));
  });

  it.each([
    ['Amit', 'Sumit'],
    ['Asha', 'Usman'],
    ['Ravi', 'Rani'],
    ['Yash', 'Asha'],
    ['Riya', 'Rai'],
    ['Leela', 'Lalu'],
  ])('%s is not %s', (name, other) => {
    expect(soundOf(name)).not.toBe(soundOf(other));
  });

  it.each(['S', 'A.', 'स', 'Sh', ''])('of the initial %j nothing', (word) => {
    expect(soundOf(word)).toBe('');
  });

  it.each([
    ['अमित', 'amit'],
    ['मिश्रा', 'mishraa'],
    ['रमेश वर्मा', 'ramesh varmaa'],
    ['José', 'jose'],
  ])('%s is written %s', (name, expected) => {
    expect(inEnglishLetters(name)).toBe(expected);
  });
});
