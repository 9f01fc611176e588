import type { studentCertificatesEn } from './messages';

export const studentCertificatesHi: typeof studentCertificatesEn = {
  title: 'स्थानांतरण प्रमाण पत्र',
  none: 'कोई स्थानांतरण प्रमाण पत्र जारी नहीं हुआ है।',
  failed: 'प्रमाण पत्र लोड नहीं हो सके।',
  issue: 'स्थानांतरण प्रमाण पत्र जारी करें',
  issueText: 'विद्यार्थी इसके साथ विद्यालय छोड़ता है। हर खाना रिकॉर्ड से भरा है; जारी करने से पहले सुधारा जा सकता है।',
  issuedOn: (day) => `${day} को जारी`,
  record: 'पूरा रिकॉर्ड छापें',
  notYet: 'स्थानांतरण प्रमाण पत्र के लिए विद्यार्थी को खोजें',
  notYetText: 'विद्यार्थी आईडी, नाम या मोबाइल नंबर लिखें और Enter दबाएँ। जो छोड़ चुका है, वह भी मिल सकता है।',
};
