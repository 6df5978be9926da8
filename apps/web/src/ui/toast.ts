export type ToastTone = 'info' | 'good' | 'bad' | 'win';

export interface ToastAction {
  label: string;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface ToastContent {
  /** The number of the lot it is about. */
  plate?: string | undefined;
  title: string;
  text?: string | undefined;
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
  /** How long it stands, in ms. */
  duration?: number | undefined;
}

export interface ToastEntry extends ToastContent {
  id: string;
}

interface Countdown {
  left: number;
  since: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const atMost = 5;
const stands = 5000;

let entries: readonly ToastEntry[] = [];
let made = 0;
let isHeld = false;
const countdowns = new Map<string, Countdown>();
const listeners = new Set<() => void>();

/** Says something in passing. The newest five stand; an older one gives way. */
export function toast(content: ToastContent): string {
  made += 1;
  const id = `toast-${made}`;
  const given = entries.slice(0, Math.max(0, entries.length + 1 - atMost));
  for (const { id: old } of given) dismissToast(old);
  countdowns.set(id, { left: content.duration ?? stands, since: 0, timer: undefined });
  show([...entries, { ...content, id }]);
  if (!isHeld) run(id);
  return id;
}

export function dismissToast(id: string): void {
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.delete(id);
  show(entries.filter((entry) => entry.id !== id));
}

/** Nothing leaves while somebody reads. */
export function holdToasts(): void {
  if (isHeld) return;
  isHeld = true;
  for (const countdown of countdowns.values()) {
    clearTimeout(countdown.timer);
    countdown.left -= performance.now() - countdown.since;
  }
}

export function releaseToasts(): void {
  if (!isHeld) return;
  isHeld = false;
  for (const id of countdowns.keys()) run(id);
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function readToasts(): readonly ToastEntry[] {
  return entries;
}

function run(id: string): void {
  const countdown = countdowns.get(id);
  if (!countdown) return;
  countdown.since = performance.now();
  countdown.timer = setTimeout(() => dismissToast(id), Math.max(0, countdown.left));
}

function show(next: readonly ToastEntry[]): void {
  entries = next;
  if (entries.length === 0) isHeld = false;
  for (const listener of listeners) listener();
}
