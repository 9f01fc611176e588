import type { waitingAccountsEn } from './messages';

export const waitingAccountsHi: typeof waitingAccountsEn = {
  waiting: (count) => (count === 1 ? '1 खाता अनुमति की प्रतीक्षा में है' : `${count} खाते अनुमति की प्रतीक्षा में हैं`),
  forgotten: (count) => (count === 1 ? '1 भूला हुआ पासवर्ड' : `${count} भूले हुए पासवर्ड`),
  toStaff: 'कर्मचारी देखें',
  entry: (name, count) => `${name} (${count})`,
};
