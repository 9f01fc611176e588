import type { sitePageNamesEn } from './messages';

export const sitePageNamesHi: typeof sitePageNamesEn = {
  academics: 'शिक्षण',
  infra: 'सुविधाएँ',
  event: 'कार्यक्रम एवं समारोह',
  about: 'परिचय',
  branch: 'हमारी शाखाएँ',
  'landing-page': 'स्वागत है',
  android: 'Android',
  'web-development': 'वेब डेवलपमेंट',
  nodejs: 'NodeJS',
  'something-else': 'कुछ और',
};
