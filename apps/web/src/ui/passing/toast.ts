export type ToastTone = 'info' | 'good' | 'bad' | 'win';

export interface ToastAction {
  label: string;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
}

export interface ToastContent {
  /** Number of the lot that the toast is about. */
  plate?: string | undefined;
  title: string;
  text?: string | undefined;
  tone?: ToastTone | undefined;
  action?: ToastAction | undefined;
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

const maxToasts = 5;
const defaultDurationMs = 5000;

let entries: readonly ToastEntry[] = [];
let lastNumber = 0;
let isHeld = false;
const countdowns = new Map<string, Countdown>();
const listeners = new Set<() => void>();

/** Shows a toast and returns its id. At most five are shown; the oldest is dropped. */
export function toast(content: ToastContent): string {
  lastNumber += 1;
  const id = `toast-${lastNumber}`;
  const dropped = entries.slice(0, Math.max(0, entries.length + 1 - maxToasts));
  for (const { id: old } of dropped) dismissToast(old);
  countdowns.set(id, { left: content.duration ?? defaultDurationMs, since: 0, timer: undefined });
  show([...entries, { ...content, id }]);
  if (!isHeld) run(id);
  return id;
}

export function dismissToast(id: string): void {
  clearTimeout(countdowns.get(id)?.timer);
  countdowns.delete(id);
  show(entries.filter((entry) => entry.id !== id));
}

/** Pauses all countdowns while somebody reads. */
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
