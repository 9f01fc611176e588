import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { OfficeProcess } from './office-process';

const WORKSPACE = join(import.meta.dirname, '../../..');
const REPORTS = join(WORKSPACE, 'reports');

/** Builds a newer version of the web app. @returns the folder with it */
export async function buildNewVersion(): Promise<string> {
  await mkdir(REPORTS, { recursive: true });
  const folder = await mkdtemp(join(REPORTS, 'new-version-'));
  await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'build-new-version.mjs'), folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return folder;
}

/** A copy of the built program that a test can update as a school does: stop, replace, start. */
export class InstalledOffice {
  private constructor(
    readonly process: OfficeProcess,
    private readonly folder: string,
  ) {}

  static async open(settings: Readonly<Record<string, string>>): Promise<InstalledOffice> {
    // Inside the workspace, so that the copy finds the installed packages.
    await mkdir(REPORTS, { recursive: true });
    const folder = await mkdtemp(join(REPORTS, 'installed-office-'));
    for (const app of ['api', 'web'])
      await cp(join(WORKSPACE, 'apps', app, 'dist'), join(folder, app, 'dist'), { recursive: true });
    const process = await OfficeProcess.open(settings, join(folder, 'api/dist/main.js'));
    return new InstalledOffice(process, folder);
  }

  /** Replaces the web app with another version. @param built the folder with it */
  async update(built: string): Promise<void> {
    await this.process.stop();
    const installed = join(this.folder, 'web/dist');
    await rm(installed, { recursive: true });
    await cp(built, installed, { recursive: true });
    await this.process.start();
  }

  async close(): Promise<void> {
    await this.process.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
