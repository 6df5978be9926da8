import { bulldozerSolids } from './bulldozer.data.ts';
import { craneSolids } from './crane.data.ts';
import { dumperSolids } from './dumper.data.ts';
import { excavatorSolids } from './excavator.data.ts';
import { forkliftSolids } from './forklift.data.ts';
import { loaderSolids } from './loader.data.ts';
import type { MachineBody } from './machine-names.ts';
import { rollerSolids } from './roller.data.ts';
import type { Solid } from './solid.ts';
import { tractorSolids } from './tractor.data.ts';

interface Machine {
  title: string;
  solids: readonly Solid[];
}

export const machines: Readonly<Record<MachineBody, Machine>> = {
  excavator: { title: 'Excavator', solids: excavatorSolids },
  loader: { title: 'Wheel loader', solids: loaderSolids },
  forklift: { title: 'Forklift', solids: forkliftSolids },
  bulldozer: { title: 'Bulldozer', solids: bulldozerSolids },
  crane: { title: 'Rough-terrain crane', solids: craneSolids },
  tractor: { title: 'Tractor', solids: tractorSolids },
  dumper: { title: 'Dump truck', solids: dumperSolids },
  roller: { title: 'Road roller', solids: rollerSolids },
};
