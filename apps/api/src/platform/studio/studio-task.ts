/** A kind of picture that the studio makes. The one who asks knows only this; the code that draws is the studio's alone. */
export interface StudioTask<Args extends readonly unknown[], Made> {
  readonly name: string;
  /** Never set: it carries the types. */
  readonly types?: (...args: Args) => Made;
}

export interface StudioHandler {
  readonly name: string;
  make(args: readonly unknown[]): Promise<unknown>;
}

export function defineTask<Args extends readonly unknown[], Made>(name: string): StudioTask<Args, Made> {
  return { name };
}

export function handleTask<Args extends readonly unknown[], Made>(
  { name }: StudioTask<Args, Made>,
  make: (...args: Args) => Promise<NoInfer<Made>>,
): StudioHandler {
  return { name, make: async (args) => make(...(args as unknown as Args)) };
}

export interface ToStudio {
  id: number;
  name: string;
  args: readonly unknown[];
}

export type FromStudio =
  | { isReady: true }
  /** `bytes` is the memory of the process after this picture. */
  | ({ id: number; bytes: number } & ({ made: unknown } | { failure: string }));
