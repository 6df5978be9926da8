import { bulldozer } from './bulldozer.data.ts';
import { crane } from './crane.data.ts';
import { dumper } from './dumper.data.ts';
import { excavator } from './excavator.data.ts';
import { forklift } from './forklift.data.ts';
import { loader } from './loader.data.ts';
import type { MachineBody } from './machine-names.ts';
import { roller } from './roller.data.ts';
import type { Solid } from './solid.ts';
import { tractor } from './tractor.data.ts';

interface Machine {
  title: string;
  solids: readonly Solid[];
}

export const machines: Readonly<Record<MachineBody, Machine>> = {
  excavator: { title: 'Excavator', solids: excavator },
  loader: { title: 'Wheel loader', solids: loader },
  forklift: { title: 'Forklift', solids: forklift },
  bulldozer: { title: 'Bulldozer', solids: bulldozer },
  crane: { title: 'Rough-terrain crane', solids: crane },
  tractor: { title: 'Tractor', solids: tractor },
  dumper: { title: 'Dump truck', solids: dumper },
  roller: { title: 'Road roller', solids: roller },
};
