import { isBrought, pictureNamed } from './picture-file';

describe('a file of an archive of pictures', () => {
  it.each([
    ['MLMEC-00012.jpg', 'MLMEC-00012', 'photo'],
    ['mlmec-00012.JPEG', 'mlmec-00012', 'photo'],
    ['Class VII/A/1001.webp', '1001', 'photo'],
    ['1001-photo.png', '1001', 'photo'],
    ['1001 (Photo).png', '1001', 'photo'],
    ['MLMEC-00012-signature.png', 'MLMEC-00012', 'signature'],
    ['MLMEC-00012_SIGNATURE.png', 'MLMEC-00012', 'signature'],
    ['1001 sign.png', '1001', 'signature'],
    ['Signatures/1001.png', '1001', 'signature'],
    ['all/signature/1001.png', '1001', 'signature'],
    ['signatures/1001-photo.png', '1001', 'photo'],
  ])('%s', (path, studentID, of) => {
    expect(pictureNamed(path)).toEqual({
      ok: true,
      value: { studentID, student: studentID.toLowerCase(), of },
    });
  });

  it.each([
    ['register.xlsx', 'picture-kind'],
    ['1001.heic', 'picture-kind'],
    ['inner.zip', 'picture-kind'],
    ['Asha Verma.jpg', 'picture-name'],
    ['1001 (1).jpg', 'picture-name'],
    ['आशा.jpg', 'picture-name'],
    ['-signature.png', 'picture-name'],
  ])('is refused: %s', (path, code) => {
    expect(pictureNamed(path)).toMatchObject({ ok: false, code });
  });

  it.each([
    ['1001.jpg', true],
    ['Class VII/', false],
    ['__MACOSX/._1001.jpg', false],
    ['Class VII/.DS_Store', false],
    ['Class VII/Thumbs.db', false],
  ])('was brought by somebody: %s, %s', (path, isOne) => expect(isBrought(path)).toBe(isOne));
});
