import type { Random } from '../random.ts';
import type { ChosenCar } from './choose-car.ts';
import { colors } from './colors.data.ts';
import type { DemoColor } from './demo-lot.ts';
import { equipmentItems } from './equipment.data.ts';
import type { DemoGrade } from './grades.data.ts';

export function chooseColor(random: Random, { model }: ChosenCar): DemoColor {
  const offered = colors.filter((color) => color.bodies?.includes(model.body) ?? model.body !== 'truck');
  const { code, hex, en, ru } = random.pickWeighted(offered, (color) => color.weight);
  return { code, hex, en, ru };
}

export function chooseEquipment(random: Random, { model, year }: ChosenCar): string {
  return equipmentItems
    .filter(
      (item) =>
        (item.from ?? 0) <= year &&
        (item.makers?.includes(model.maker) ?? true) &&
        (item.bodies?.includes(model.body) ?? true) &&
        (item.models?.includes(model.model) ?? true) &&
        random.chance(item.share),
    )
    .map((item) => item.code)
    .join(' ');
}

/** From the kilometres a year usual for the kind of car, scattered as odometers are. */
export function chooseMileage(random: Random, { model, age }: ChosenCar, grade: DemoGrade): number {
  const yearly = model.body === 'coupe' || model.body === 'truck' ? 6500 : 9000;
  const scatter = 0.5 + random.fraction() * 0.5 + random.fraction() * 0.5;
  const kilometres = yearly * (age + 0.4) * scatter * grade.mileage;
  return kilometres < 1000 ? Math.max(5, Math.round(kilometres)) : Math.round(kilometres / 1000) * 1000;
}

export function chooseInterior(random: Random, grade: DemoGrade): string | undefined {
  const [likely, ...others] = grade.interior;
  if (likely === undefined) return undefined;
  return others.length > 0 && random.chance(0.3) ? random.pick(others) : likely;
}
