import type { InteriorMeasures } from './interior-measures.ts';

export const interiorNames = ['ordinary', 'plain', 'sporty'] as const;
export type InteriorName = (typeof interiorNames)[number];

export const interiors: Readonly<Record<InteriorName, InteriorMeasures>> = {
  ordinary: {
    bonnet: [
      [40, 214],
      [130, 190],
      [320, 182],
      [510, 190],
      [600, 214],
      [320, 218],
    ],
    wheel: { radii: [98, 94], thickness: 16, spokes: [4, 176, 270], hasStripe: false },
    gauges: [
      { at: [424, 274], radius: 23, needle: 205 },
      { at: [492, 274], radius: 23, needle: 150 },
    ],
    stack: 'screen',
    lever: 'automatic',
    door: 'dashTop',
    strip: 'trim',
    hasBolsters: false,
  },
  plain: {
    bonnet: [],
    wheel: { radii: [104, 88], thickness: 13, spokes: [-14, 194], hasStripe: false },
    gauges: [{ at: [458, 276], radius: 27, needle: 215 }],
    stack: 'radio',
    lever: 'dash',
    door: 'paint',
    strip: 'dash',
    hasBolsters: false,
  },
  sporty: {
    bonnet: [
      [40, 214],
      [120, 188],
      [250, 176],
      [320, 173],
      [390, 176],
      [520, 188],
      [600, 214],
      [320, 218],
    ],
    wheel: { radii: [92, 92], thickness: 18, spokes: [-6, 186, 240, 300], hasStripe: true },
    gauges: [
      { at: [410, 278], radius: 19, needle: 140 },
      { at: [458, 270], radius: 27, needle: 230 },
      { at: [506, 278], radius: 19, needle: 200 },
    ],
    stack: 'screen',
    lever: 'manual',
    door: 'dashTop',
    strip: 'trim',
    hasBolsters: true,
  },
};
