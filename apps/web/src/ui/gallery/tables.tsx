import { useId, useState } from 'react';
import { Facts } from '../tables/facts.tsx';
import { Figures } from '../figures/figures.tsx';
import { Grade } from '../marks/grade.tsx';
import { HeadCell } from '../tables/head-cell.tsx';
import { JapanTime } from '../time/japan-time.tsx';
import { Lamp } from '../marks/lamp.tsx';
import { Meter } from '../figures/meter.tsx';
import { PageSize } from '../tables/page-size.tsx';
import { Pagination } from '../tables/pagination.tsx';
import { Plate } from '../marks/plate.tsx';
import { RuledTable } from '../tables/ruled-loading.tsx';
import { TabPanel } from '../tabs/tab-panel.tsx';
import { TableFrame } from '../tables/table-frame.tsx';
import { TableRow } from '../tables/table-row.tsx';
import { Tabs } from '../tabs/tabs.tsx';
import { Yen } from '../marks/yen.tsx';
import type { Samples } from './samples.ts';
import { Section } from './section.tsx';
import styles from './gallery.module.css';

const lots = [
  {
    number: 20114,
    car: 'Toyota Harrier',
    trim: 'G · 6AA-AXUH80',
    year: 2021,
    grade: '5',
    start: 1_850_000,
    code: 4532,
  },
  {
    number: 20127,
    car: 'Daihatsu Tanto',
    trim: 'Custom X · 6BA-LA650S',
    year: 2022,
    grade: '6',
    start: 790_000,
    code: 4532,
  },
  { number: 8841, car: 'Honda Vezel Hybrid', trim: 'RS · DAA-RU3', year: 2018, grade: 'R', start: 540_000, code: 4531 },
  {
    number: 20139,
    car: 'Toyota 86',
    trim: 'GT Limited · DBA-ZN6',
    year: 2017,
    grade: '4',
    start: 1_120_000,
    code: 4533,
  },
] as const;
const auction = new Date('2026-11-18T05:05:00Z');
const columns = [80, 92, 'rest', 48, 54, 104, 110] as const;
const order = { none: 'ascending', ascending: 'descending', descending: 'none' } as const;

export function TabsSection({ t, theme }: { t: Samples; theme: string }) {
  const id = useId();
  const [tab, setTab] = useState('0');
  const [size, setSize] = useState(20);
  const counts = [214, 37, 9];
  return (
    <Section title={t.tabsPages}>
      <Tabs
        id={id}
        label={t.tabsPages}
        items={t.tabs.map((label, index) => ({ id: String(index), label, count: counts[index] }))}
        value={tab}
        onChange={setTab}
      />
      <TabPanel tabsId={id} tab={tab} className={styles.pad}>
        {t.tabText}
      </TabPanel>
      <Pagination
        label={`${t.tabsPages} · ${theme}`}
        page={5}
        pageSize={20}
        total={1284}
        hrefFor={(page) => `#page-${page}`}
        range={t.range}
        trailing={<PageSize label={t.rows} value={size} options={[20, 50, 70]} onChange={setSize} />}
      />
    </Section>
  );
}

export function TablesSection({ t }: { t: Samples }) {
  return (
    <>
      <Section title={t.rowsTitle}>
        <LotTable t={t} label={t.rowsTitle} />
      </Section>
      <Section title={t.stale}>
        <LotTable t={t} label={t.stale} stale />
      </Section>
      <Section title={t.loading}>
        <RuledTable
          columns={columns}
          rows={3}
          head={<LotTableHead t={t} sort="ascending" onSort={() => {}} />}
          minWidth={640}
        />
      </Section>
      <Section title={t.facts}>
        <Facts
          framed
          items={[
            { caption: t.factNames[0] ?? '', value: '2021 / 03' },
            { caption: t.factNames[1] ?? '', value: '38 200 km' },
            { caption: t.factNames[2] ?? '', value: '2 487 cc' },
            { caption: t.factNames[3] ?? '', value: 'CVT (e-AT)' },
            { caption: t.factNames[4] ?? '', value: 'AXUH80-0041268', mono: true, wide: true },
            { caption: t.factNames[5] ?? '', value: t.equipment, wide: true },
          ]}
        />
      </Section>
      <Section title={t.figures}>
        <Figures
          items={[
            { caption: t.figureNames[0] ?? '', value: <Yen value={4_250_000} /> },
            { caption: t.figureNames[1] ?? '', value: <Yen value={-385_000} />, note: t.figureNote },
            { caption: t.figureNames[2] ?? '', value: <Yen value={2_160_000} /> },
          ]}
        />
        <Meter
          total={3_000_000}
          parts={[
            { value: 385_000, tone: 'debt' },
            { value: 455_000, tone: 'held' },
          ]}
        />
      </Section>
    </>
  );
}

interface LotTableHeadProps {
  t: Samples;
  sort: keyof typeof order;
  onSort: () => void;
}

function LotTableHead({ t, sort, onSort }: LotTableHeadProps) {
  return (
    <thead>
      <tr>
        {t.heads.map((head, index) => (
          <HeadCell
            key={head}
            numeric={index === 3 || index === 5}
            sort={index === 0 ? sort : 'none'}
            onSort={index < 2 ? onSort : undefined}
          >
            {head}
          </HeadCell>
        ))}
      </tr>
    </thead>
  );
}

function LotTable({ t, label, stale = false }: { t: Samples; label: string; stale?: boolean }) {
  const [sort, setSort] = useState<keyof typeof order>('ascending');
  return (
    <TableFrame label={label} stale={stale} widths={columns} minWidth={640} density={stale ? 'tight' : 'normal'}>
      <LotTableHead t={t} sort={sort} onSort={() => setSort(order[sort])} />
      <tbody>
        {lots.map((lot, index) => (
          <TableRow
            key={lot.number}
            seen={index === 1}
            selected={index === 2}
            current={index === 2}
            saved={index === 3}
          >
            <td>
              <Plate number={lot.number} href="#lot" size={stale ? 's' : 'm'} />
            </td>
            <td>
              <JapanTime instant={auction} local="none" />
              <small>USS Tokyo</small>
            </td>
            <td data-cell="clip">
              <b>{lot.car}</b>
              <small>{lot.trim}</small>
            </td>
            <td className="num">{lot.year}</td>
            <td>
              <Grade value={lot.grade} size={stale ? 's' : 'm'} />
            </td>
            <td className="num">
              <Yen value={lot.start} />
            </td>
            <td>
              <Lamp code={lot.code} label={t.statuses[lot.code - 4531] ?? ''} />
            </td>
          </TableRow>
        ))}
      </tbody>
    </TableFrame>
  );
}
