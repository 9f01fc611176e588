import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MulterModule } from '@nestjs/platform-express';
import { SETTINGS, type Settings } from '../settings/settings';

const uploadsIn = ({ DATA_DIR }: Settings): string => join(DATA_DIR, 'uploads');

/**
 * The folder where a module keeps large uploads while it checks them: beside the school's data, because a temp folder may be
 * in memory, and nobody empties it.
 */
export const LargeUploads = MulterModule.registerAsync({
  inject: [SETTINGS],
  useFactory: (settings: Settings) => ({ dest: uploadsIn(settings) }),
});

/** Removes uploads that a killed office left behind: they are pictures of children. */
export async function emptyUploads(settings: Settings): Promise<void> {
  const folder = uploadsIn(settings);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
}
