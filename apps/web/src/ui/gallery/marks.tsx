import { lotStatusCodes } from '@seri/domain/lots/lot-status';
import { Bell } from 'lucide-react';
import { Badge } from '../figures/badge.tsx';
import { Clock } from '../time/clock.tsx';
import { Count } from '../figures/count.tsx';
import { FavMark } from '../marks/fav-mark.tsx';
import { Grade } from '../marks/grade.tsx';
import { JapanTime } from '../time/japan-time.tsx';
import { Lamp } from '../marks/lamp.tsx';
import { Plate } from '../marks/plate.tsx';
import { Yen } from '../marks/yen.tsx';
import type { Samples } from './samples.ts';
import { Line, Section } from './section.tsx';

const grades = ['S', '6', '5', '4.5', '4', '3.5', '3', '2', '1', 'R', 'RA', 'RB', 'R2', 'R?', 'WR', '***', 'A', null];
const auction = new Date('2026-11-18T05:05:00Z');
const justBefore = new Date('2026-11-18T04:48:00Z');
const reader = 'Europe/Moscow';

export function MarksSection({ t }: { t: Samples }) {
  return (
    <Section title={t.platesGrades}>
      <Line>
        <Plate number={20114} size="l" href="#lot" />
        <Plate number={20114} href="#lot" />
        <Plate number={71044} size="s" href="#lot" />
        <Plate number={3307} href="#lot" seen />
        <span className="sub">{t.plateSizes}</span>
      </Line>
      <Line>
        {grades.map((grade) => (
          <Grade key={grade} value={grade} />
        ))}
      </Line>
      <Line>
        <Grade value="5" size="l" />
        <Grade value="4.5" size="l" />
        <Grade value="R" size="l" />
        <Grade value="5" size="s" />
        <Grade value="4.5" size="s" />
        <Grade value="R" size="s" />
      </Line>
    </Section>
  );
}

export function LampsSection({ t }: { t: Samples }) {
  return (
    <Section title={t.lampsCounts}>
      <Line loose>
        {Object.values(lotStatusCodes).map((code, index) => (
          <Lamp key={code} code={code} label={t.statuses[index] ?? ''} />
        ))}
      </Line>
      <Line loose>
        <span className="soon">{t.soon}</span>
        <span>
          <Count value={37} /> <Count value={5} tone="quiet" /> <Count value={4} tone="alert" /> <Count value={1000} />
        </span>
        <Badge value={4} tone="alert" label={t.unread}>
          <Bell aria-hidden="true" />
        </Badge>
        <Yen value={1_850_000} strong />
        <Yen value={-385_000} />
        <Yen value={null} />
        <FavMark group="A" label={t.group} />
        <FavMark group={null} label={t.noGroup} />
      </Line>
    </Section>
  );
}

export function TimesSection({ t }: { t: Samples }) {
  return (
    <Section title={t.times}>
      <Line loose>
        <JapanTime instant={auction} now={justBefore} timeZone={reader} size="l" date />
        <JapanTime instant={auction} timeZone={reader} local="under" />
        <JapanTime instant={auction} timeZone={reader} local="none" size="s" />
        <Clock date />
        <Clock compact />
      </Line>
    </Section>
  );
}
