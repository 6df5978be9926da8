import { describe, expect, it } from 'vitest';
import { partShip, shipKey } from './ship-names.ts';

describe('ship and voyage of a list', () => {
  it.each([
    'Umikaze Maru 219',
    'UMIKAZE MARU / 219',
    'UMIKAZE MARU/V.219',
    'M/V UMIKAZE MARU V.219',
    'MV Umikaze Maru voy. 0219',
    'm.v. umikaze-maru VOY 219',
    'ＵＭＩＫＡＺＥ　ＭＡＲＵ　２１９',
    'т/х Umikaze Maru рейс 219',
  ])('%j are one voyage', (cell) => {
    expect(shipKey(partShip(cell))).toBe('UMIKAZEMARU 219');
  });

  it('may stand in two cells', () => {
    expect(shipKey({ vessel: 'MV UMIKAZE MARU', voyageNo: 'V.0219' })).toBe('UMIKAZEMARU 219');
    expect(shipKey({ vessel: 'Vostok', voyageNo: '214W' })).toBe('VOSTOK 214W');
  });

  it('keep a ship without a voyage, and its whole name', () => {
    expect(partShip('Vostok Star')).toEqual({ vessel: 'Vostok Star', voyageNo: '' });
    expect(partShip('Vega')).toEqual({ vessel: 'Vega', voyageNo: '' });
    expect(partShip('SSANGYONG 7')).toEqual({ vessel: 'SSANGYONG', voyageNo: '7' });
  });

  it('tell one voyage from the next', () => {
    expect(shipKey(partShip('Umikaze Maru 219'))).not.toBe(shipKey(partShip('Umikaze Maru 220')));
    expect(shipKey({ vessel: 'Umikaze Maru', voyageNo: '0' })).toBe('UMIKAZEMARU 0');
  });
});
