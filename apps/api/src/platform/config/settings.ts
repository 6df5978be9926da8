import { z } from 'zod';
import { isHostEntry } from '../outside/host-list.ts';
import { isTrustedProxy } from './trusted-proxy.ts';

/** A setting that cannot be used; the start ends with this one sentence. */
export class SettingsError extends Error {}

const empty = (text: string | undefined) => text === undefined || text.trim() === '';
const optional = <T extends z.ZodType>(type: T) =>
  z.preprocess((text) => (empty(text as string) ? undefined : text), type.optional());
const flag = z.enum(['1', '0', 'true', 'false', 'on', 'off']).transform((text) => ['1', 'true', 'on'].includes(text));
const postgres = z.url({ protocol: /^postgres(ql)?$/ });
const webAddress = z.url({ protocol: /^https?$/ }).transform((text) => new URL(text).origin);
const proxies = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim()))
  .refine((entries) => entries.every(isTrustedProxy));
const hosts = z
  .string()
  .transform((text) => text.split(',').map((entry) => entry.trim().toLowerCase()))
  .refine((entries) => entries.every(isHostEntry));
const serviceAddress = z.url({ protocol: /^https$/ }).refine((text) => {
  const { port, username, password } = new URL(text);
  return port === '' && username === '' && password === '';
});
const key = z.string().regex(/^[\w-]{10,200}$/);
const demoLots = z.coerce.number().int().min(300).max(10_000_000);
const megabytes = z.coerce.number().int().min(0).max(1_000_000);
const pictureRoom = z.coerce.number().int().min(100).max(100_000_000);
const wholeHours = z.coerce
  .number()
  .int()
  .min(1)
  .max(24 * 365);
const wholeDays = z.coerce.number().int().min(1).max(365);
const count = z.coerce.number().int().min(0).max(400);
const port = z.coerce.number().int().min(0).max(65_535);

/** Every setting with its schema and a description of the expected value. The README lists the same names. */
const table = {
  DATABASE_URL: [postgres, 'an address such as postgres://user:password@host:5432/seri'],
  DATABASE_OWNER_URL: [optional(postgres), 'an address such as postgres://owner:password@host:5432/seri'],
  PORT: [port.default(3000), 'a port number from 0 to 65535'],
  HOST: [optional(z.string()), 'a host name or address to listen on'],
  DATA_DIR: [z.string().default('data'), 'a folder that can be written to'],
  FEED_FOLDER: [optional(z.string()), 'a folder that can be written to'],
  WEB_DIST: [optional(z.string()), 'the folder of the built web app'],
  PUBLIC_URL: [optional(webAddress), 'the address people open, such as https://seri.example'],
  SMTP_URL: [optional(z.url({ protocol: /^smtps?$/ })), 'an address such as smtp://user:password@host:587'],
  SMTP_TLS: [z.enum(['required', 'optional']).default('required'), 'required or optional'],
  MAIL_FROM: [z.string().default('Seri <no-reply@seri.localhost>'), 'a sender such as Seri <desk@example.com>'],
  DEMO: [optional(flag), 'on or off'],
  DEMO_LOTS: [demoLots.default(6000), 'a whole number from 300 to 10000000'],
  TRUSTED_PROXIES: [
    optional(proxies),
    'addresses (10.0.0.7), networks (10.0.0.0/8), loopback, linklocal or uniquelocal, parted by commas',
  ],
  PHOTO_HOSTS: [optional(hosts), 'host names such as photos.example.com or *.example.com, parted by commas'],
  OCR: [z.enum(['own', 'off', 'openai']).default('own'), 'own, off or openai'],
  OCR_URL: [optional(serviceAddress), 'a https address on the standard port'],
  OCR_KEY: [optional(z.string().min(8)), 'the key of that service'],
  OCR_MODEL: [optional(z.string()), 'the name of a model of that service'],
  OCR_MODELS: [optional(z.string()), 'a folder with the files of the models'],
  TRANSLATIONS: [flag.default(true), 'on or off'],
  PHOTO_PROVIDER_URL: [optional(serviceAddress), 'a https address on the standard port'],
  MONTH_PROVIDER_URL: [optional(serviceAddress), 'a https address on the standard port'],
  PROVIDER_KEY: [optional(z.string().min(32)), 'at least 32 random characters'],
  PICTURE_ROOM: [pictureRoom.default(20_480), 'a number of megabytes, at least 100'],
  METRICS_TOKEN: [optional(z.string().min(16)), 'at least 16 characters'],
  HSTS_SUBDOMAINS: [optional(flag), 'on or off'],
  INSECURE: [optional(flag), 'on or off'],
  SECRET: [optional(z.string().min(32)), 'at least 32 characters'],
  SIGN_IN_DAYS: [wholeDays.default(30), 'a whole number of days from 1 to 365'],
  STAFF_SIGN_IN_HOURS: [wholeHours.default(12), 'a whole number of hours from 1 to 8760'],
  RECAPTCHA_SITE_KEY: [optional(key), 'the site key that Google gave, of letters, digits, - and _'],
  RECAPTCHA_SECRET: [optional(key), 'the secret that Google gave, of letters, digits, - and _'],
  CATALOGUE_INDEX: [z.enum(['postgres', 'columnar']).default('columnar'), 'postgres or columnar'],
  MEMORY_LIMIT: [megabytes.default(1024), 'a number of megabytes, or 0 for no limit'],
  BACKUP_FOLDER: [optional(z.string()), 'a folder that can be written to'],
  BACKUP_KEY: [optional(z.string().min(32)), 'at least 32 random characters'],
  BACKUP_DAYS: [count.default(7), 'a whole number from 0 to 400; 0 makes none at night'],
  BACKUP_WEEKS: [count.default(4), 'a whole number from 0 to 400'],
  LOG_LEVEL: [
    z.enum(['error', 'warn', 'info', 'debug', 'silent']).default('info'),
    'error, warn, info, debug or silent',
  ],
} as const satisfies Record<string, readonly [z.ZodType, string]>;

export interface RecaptchaKeys {
  siteKey: string;
  secret: string;
}

export interface OcrSettings {
  /** Sheets are read by this product, by a service outside first, or not at all. */
  by: 'own' | 'off' | 'openai';
  outside: VisionService | undefined;
  /** The default is the folder of the package. */
  models: string | undefined;
}

export interface VisionService {
  address: string;
  key: string;
  model: string;
}

/** Services of others that know more of lots; the key signs what they are asked. */
export interface ProviderSettings {
  photos: OutsideService | undefined;
  months: OutsideService | undefined;
}

export interface OutsideService {
  address: string;
  key: string;
}

export interface BackupSettings {
  /** The default is a folder inside `dataDir`. */
  folder: string | undefined;
  key: string | undefined;
  days: number;
  weeks: number;
}

export interface Settings {
  databaseUrl: string;
  /** It names the role that owns the tables and migrates them. If DATABASE_URL names the same role, requests run as it too. */
  ownerUrl: string;
  port: number;
  /** Loopback unless HOST is set, because demo passwords are public. */
  host: string;
  dataDir: string;
  /** Sources put their feed files here; the default is a folder inside `dataDir`. */
  feedFolder: string | undefined;
  webDist: string | undefined;
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Optional: a mail may travel in the clear if its server offers no TLS. */
  smtpTls: 'required' | 'optional';
  mailFrom: string;
  demo: boolean;
  /** Lots the demonstration shows at a time; its statistics hold ten times as many. */
  demoLots: number;
  trustedProxies: readonly string[];
  /** The only hosts that photos are fetched from. */
  photoHosts: readonly string[];
  ocr: OcrSettings;
  /** Whether clients may have auction sheets translated, by a person or by a machine. */
  translations: boolean;
  providers: ProviderSettings;
  /** The only hosts that pictures of a provider are fetched from: those above, and its own. */
  pictureHosts: readonly string[];
  /** Megabytes for pictures that are made from photos; those made longest ago make room. */
  pictureRoom: number;
  /** Without it only this machine itself sees figures. */
  metricsToken: string | undefined;
  /** Browsers then use https for every name below that of PUBLIC_URL. */
  hstsSubdomains: boolean;
  /** Serves people although settings that keep them safe are missing. */
  insecure: boolean;
  secret: string;
  /** A sign-in of a client lasts this long, however often it is renewed. */
  signInDays: number;
  staffSignInHours: number;
  /** Without these keys the product uses its own captcha. */
  recaptcha: RecaptchaKeys | undefined;
  /** Listings are read from the database, or from columns in the memory of each process. */
  catalogueIndex: 'postgres' | 'columnar';
  /** In megabytes. A process that has grown above it finishes its requests and ends; 0 for none. */
  memoryLimit: number;
  backups: BackupSettings;
  logLevel: 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

type Values = { [Name in keyof typeof table]: z.output<(typeof table)[Name][0]> };

export function readSettings(env: Record<string, string | undefined>): Settings {
  const values = readTable(env);
  const demo = values.DEMO ?? false;
  if (demo && values.PUBLIC_URL?.startsWith('https:')) {
    throw new SettingsError('DEMO is on and its passwords are public: set DEMO=off to serve a https PUBLIC_URL.');
  }
  if (!demo && values.SECRET === undefined) {
    throw new SettingsError('SECRET is missing: set it to at least 32 random characters and keep it.');
  }
  const providers = providersOf(values);
  return {
    databaseUrl: values.DATABASE_URL,
    ownerUrl: values.DATABASE_OWNER_URL ?? values.DATABASE_URL,
    port: values.PORT,
    host: values.HOST ?? 'localhost',
    dataDir: values.DATA_DIR,
    feedFolder: values.FEED_FOLDER,
    webDist: values.WEB_DIST,
    publicUrl: values.PUBLIC_URL,
    smtpUrl: values.SMTP_URL,
    smtpTls: values.SMTP_TLS,
    mailFrom: values.MAIL_FROM,
    demo,
    demoLots: values.DEMO_LOTS,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    photoHosts: values.PHOTO_HOSTS ?? [],
    ocr: { by: values.OCR, models: values.OCR_MODELS, outside: visionOf(values) },
    translations: values.TRANSLATIONS,
    providers,
    pictureHosts: pictureHostsOf(values.PHOTO_HOSTS ?? [], providers),
    pictureRoom: values.PICTURE_ROOM,
    metricsToken: values.METRICS_TOKEN,
    hstsSubdomains: values.HSTS_SUBDOMAINS ?? false,
    insecure: values.INSECURE ?? false,
    secret: values.SECRET ?? 'a demonstration keeps no secrets, so this one is public',
    signInDays: values.SIGN_IN_DAYS,
    staffSignInHours: values.STAFF_SIGN_IN_HOURS,
    recaptcha: recaptchaOf(values),
    catalogueIndex: values.CATALOGUE_INDEX,
    memoryLimit: values.MEMORY_LIMIT,
    backups: {
      folder: values.BACKUP_FOLDER,
      key: values.BACKUP_KEY,
      days: values.BACKUP_DAYS,
      weeks: values.BACKUP_WEEKS,
    },
    logLevel: values.LOG_LEVEL,
  };
}

function providersOf({ PHOTO_PROVIDER_URL, MONTH_PROVIDER_URL, PROVIDER_KEY: secret }: Values): ProviderSettings {
  const serviceAt = (address: string | undefined) => {
    if (address === undefined) return undefined;
    if (secret !== undefined) return { address, key: secret };
    throw new SettingsError(
      'PROVIDER_KEY is missing: it signs what the services of PHOTO_PROVIDER_URL and others get.',
    );
  };
  return { photos: serviceAt(PHOTO_PROVIDER_URL), months: serviceAt(MONTH_PROVIDER_URL) };
}

function pictureHostsOf(photoHosts: readonly string[], { photos }: ProviderSettings): readonly string[] {
  return photos ? [...photoHosts, new URL(photos.address).hostname] : photoHosts;
}

function visionOf({ OCR, OCR_URL: address, OCR_KEY: secret, OCR_MODEL: model }: Values): VisionService | undefined {
  if (OCR !== 'openai') return undefined;
  if (address !== undefined && secret !== undefined && model !== undefined) return { address, key: secret, model };
  throw new SettingsError('OCR is openai: set OCR_URL, OCR_KEY and OCR_MODEL, or set OCR to own.');
}

function recaptchaOf({ RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret }: Values): RecaptchaKeys | undefined {
  if (siteKey !== undefined && secret !== undefined) return { siteKey, secret };
  if (siteKey === undefined && secret === undefined) return undefined;
  throw new SettingsError('RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET belong together: set both, or neither.');
}

function readTable(env: Record<string, string | undefined>): Values {
  const read = Object.entries(table).map(([name, [type, expected]]) => {
    const result = type.safeParse(empty(env[name]) ? undefined : env[name]);
    if (result.success) return [name, result.data];
    throw new SettingsError(`${name} is ${empty(env[name]) ? 'missing' : 'not usable'}: set it to ${expected}.`);
  });
  return Object.fromEntries(read) as Values;
}
