import { useTexts } from '../../messages/use-texts';

export const formEn = {
  dropTitle: 'Discard what was typed?',
  dropText: 'It is not saved yet.',
  drop: 'Discard',
  keepTyping: 'Keep typing',
  pictureHint: 'PNG, JPEG or WebP, up to 5 MB',
  pictureNotStored: 'This picture is no longer stored. Choose it again.',
  pictureWaits: 'The picture is not stored yet: send it again, or remove it.',
  tooLarge: 'Choose a picture of at most 5 MB.',
};

export const useFormMessages = () => useTexts('form', formEn);
