import { readSettings, type Settings } from './settings/settings';

/** Ends the program with a line that names the error. */
export function giveUp(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** The settings that the program was started with; ends the program if one of them is wrong. */
export function ownSettings(): Settings {
  const result = readSettings(process.env);
  return result.ok ? result.settings : giveUp(`Wrong setting: ${result.problem}`);
}
