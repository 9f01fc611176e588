import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { loginIdText } from '@school/domain';
import { z } from 'zod';

const fromText = (sentence: string, test: (text: string) => boolean) => z.string().refine(test, sentence);

const wholeNumber = (sentence: string, smallest: number, largest: number) =>
  fromText(sentence, (text) => /^\d{1,6}$/.test(text) && +text >= smallest && +text <= largest).transform(
    Number,
  );

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;
const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Names of address ranges that Express knows. */
const RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether Express accepts a part as the address or range of a proxy; any other would end the start without an explanation. */
function isProxy(part: string): boolean {
  const [address = '', bits = '1', ...more] = part.split('/');
  const family = isIP(address);
  const isAddress = family !== 0 && !address.includes('%') && more.length === 0;
  const isRange = /^\d{1,3}$/.test(bits) && +bits > 0 && +bits <= (family === 4 ? 32 : 128);
  return RANGES.includes(part) || (isAddress && isRange);
}

const proxySentence = 'must be off, a number of proxies, or a list of their addresses';
const trustedProxies = z.string().transform((text, context) => {
  if (/^(off|false|no|0)$/i.test(text)) return false;
  if (/^(on|true|yes)$/i.test(text)) return 1;
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const addresses = list(text.toLowerCase());
  if (addresses.length > 0 && addresses.every(isProxy)) return addresses;
  context.addIssue({ code: 'custom', message: proxySentence });
  return z.NEVER;
});

const path = z.string().transform((text) => resolve(text));

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const environment = z.object({
  PORT: wholeNumber('must be a whole number from 0 to 65535', 0, 65535).default(4000),
  HOST: fromText('must be the address to listen on', (text) => /^[\w.:-]+$/.test(text)).default('127.0.0.1'),
  DATA_DIR: path.prefault('./data'),
  BACKUP_DIR: path.optional(),
  BACKUP_PASSPHRASE_FILE: path.optional(),
  MONGODB_URI: fromText('must start with mongodb:// or mongodb+srv://', (text) =>
    /^mongodb(\+srv)?:\/\/./.test(text),
  ).optional(),
  JWT_SECRET: fromText('must have at least 32 characters', (text) => text.length >= 32).optional(),
  TOKEN_HOURS: fromText('must be a number of hours above 0, at most 720', (text) => +text > 0 && +text <= 720)
    .transform(Number)
    .default(8),
  ADMIN_USERNAME: z
    .string()
    .refine((text) => loginIdText.safeParse(text).success, 'must have 5 to 16 characters')
    .default('admin'),
  // Only the first start uses it, and checks it then; a value that is left here later does no harm.
  ADMIN_PASSWORD: z.string().optional(),
  PUBLIC_URL: fromText('must be an origin such as https://office.example', isOrigin).optional(),
  CORS_ORIGINS: fromText('must be a list of origins such as https://office.example', (text) =>
    list(text).every(isOrigin),
  )
    .transform(list)
    .default([]),
  TRUST_PROXY: trustedProxies.default(false),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
});

/** The settings of the README (D2), read once at start-up. */
export type Settings = z.output<typeof environment>;

export type ReadSettings =
  { readonly ok: true; readonly settings: Settings } | { readonly ok: false; readonly problem: string };

/**
 * Reads the settings without spaces around them, which `set PORT=4100 && npm start` leaves on Windows; an empty variable counts
 * as unset.
 * @returns the settings, or one line that names the first wrong variable and never its value
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): ReadSettings {
  const trimmed = Object.entries(env).map(([name, value]) => [name, value?.trim() || undefined]);
  const result = environment.safeParse(Object.fromEntries(trimmed));
  if (result.success) return { ok: true, settings: result.data };
  const issue = result.error.issues[0];
  return { ok: false, problem: `${issue?.path.join('.') ?? 'A setting'} ${issue?.message ?? 'is wrong'}` };
}

/** The injection token of the settings. */
export const SETTINGS = Symbol('settings');
