import type { BodyName } from '../drawings/body-names.ts';
import type { DemoColor } from './demo-lot.ts';

export interface WeightedColor extends DemoColor {
  weight: number;
  /** Where it is offered; every body but trucks, unless told. */
  bodies?: readonly BodyName[];
}

const everyBody: readonly BodyName[] = ['suv', 'sedan', 'kei', 'hatchback', 'minivan', 'coupe', 'truck'];
const bright: readonly BodyName[] = ['suv', 'kei', 'hatchback', 'coupe'];

/** Codes as the houses print them; weights are about what is driven in Japan. */
export const colors: readonly WeightedColor[] = [
  { code: 'W', hex: '#e9edec', en: 'White', ru: 'Белый', weight: 24, bodies: everyBody },
  { code: 'P', hex: '#f2efe6', en: 'Pearl', ru: 'Перламутр', weight: 20 },
  { code: 'K', hex: '#2a2f36', en: 'Black', ru: 'Чёрный', weight: 20 },
  { code: 'S', hex: '#b4bbc0', en: 'Silver', ru: 'Серебристый', weight: 11, bodies: everyBody },
  { code: 'GY', hex: '#747c83', en: 'Gray', ru: 'Серый', weight: 8 },
  { code: 'BL', hex: '#2f4f7f', en: 'Blue', ru: 'Синий', weight: 8 },
  {
    code: 'LB',
    hex: '#86abc9',
    en: 'Light blue',
    ru: 'Голубой',
    weight: 3,
    bodies: ['kei', 'hatchback', 'truck', 'coupe', 'suv'],
  },
  { code: 'RD', hex: '#a92f2c', en: 'Red', ru: 'Красный', weight: 6 },
  { code: 'WN', hex: '#6b2636', en: 'Wine', ru: 'Бордовый', weight: 3 },
  { code: 'GN', hex: '#4d6f55', en: 'Green', ru: 'Зелёный', weight: 3, bodies: ['suv', 'kei', 'hatchback', 'truck'] },
  { code: 'BE', hex: '#d3c4a4', en: 'Beige', ru: 'Бежевый', weight: 3 },
  { code: 'BR', hex: '#6a4c39', en: 'Brown', ru: 'Коричневый', weight: 3 },
  { code: 'GD', hex: '#b49a63', en: 'Gold', ru: 'Золотистый', weight: 1 },
  { code: 'OR', hex: '#cf6f2e', en: 'Orange', ru: 'Оранжевый', weight: 2, bodies: bright },
  { code: 'YE', hex: '#dcb336', en: 'Yellow', ru: 'Жёлтый', weight: 2, bodies: bright },
  { code: 'PR', hex: '#5c4575', en: 'Purple', ru: 'Фиолетовый', weight: 2, bodies: ['kei', 'hatchback', 'minivan'] },
  { code: 'PK', hex: '#d9a3ae', en: 'Pink', ru: 'Розовый', weight: 1, bodies: ['kei', 'hatchback'] },
];
