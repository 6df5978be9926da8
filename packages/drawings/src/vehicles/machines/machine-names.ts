export const machineBodies = [
  'excavator',
  'loader',
  'forklift',
  'bulldozer',
  'crane',
  'tractor',
  'dumper',
  'roller',
] as const;
export const machineViews = ['front', 'side', 'left', 'rear'] as const;

export type MachineBody = (typeof machineBodies)[number];
export type DrawnMachineView = (typeof machineViews)[number];
