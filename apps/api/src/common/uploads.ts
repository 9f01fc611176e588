import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MulterModule } from '@nestjs/platform-express';
import { SETTINGS, type Settings } from '../settings/settings';

const uploadsIn = ({ DATA_DIR }: Settings): string => join(DATA_DIR, 'uploads');

/**
 * Where a module keeps the large files that are sent to it, while it looks at them: beside the school's data, as a temp folder may be
 * memory, and is emptied by nobody.
 */
export const LargeUploads = MulterModule.registerAsync({
  inject: [SETTINGS],
  useFactory: (settings: Settings) => ({ dest: uploadsIn(settings) }),
});

/** Takes away what an office that was killed has left of them: they are pictures of children. */
export async function emptyUploads(settings: Settings): Promise<void> {
  const folder = uploadsIn(settings);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
