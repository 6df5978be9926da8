import type { JapanDay } from '@seri/domain/time/japan-time';
import { holdsText } from './holds-text.ts';

/** The rows behind the ids in lots, reduced to what filters need. */
export interface DirectoryRows {
  models: readonly { id: number; maker: number }[];
  chassis: readonly { id: number; name: string }[];
  categories: readonly { id: number; group: number | null }[];
  sessions: readonly DirectorySession[];
}

interface DirectorySession {
  id: number;
  house: number;
  day: JapanDay;
  /** The bidding deadline, in milliseconds. */
  closesAt: number;
}

export class Directory {
  readonly #models: ReadonlyMap<number, DirectoryRows['models'][number]>;
  readonly #chassis: ReadonlyMap<number, DirectoryRows['chassis'][number]>;
  readonly #categories: ReadonlyMap<number, DirectoryRows['categories'][number]>;
  readonly #sessions: ReadonlyMap<number, DirectorySession>;
  readonly #modelsOfMaker: ReadonlyMap<number, readonly number[]>;
  readonly #partsOfGroup: ReadonlyMap<number | null, readonly number[]>;
  readonly #sessionsOfHouse: ReadonlyMap<number, readonly DirectorySession[]>;
  readonly #sessionsOfDay: ReadonlyMap<string, readonly DirectorySession[]>;

  constructor({ models, chassis, categories, sessions }: DirectoryRows) {
    this.#models = byId(models);
    this.#chassis = byId(chassis);
    this.#categories = byId(categories);
    this.#sessions = byId(sessions);
    this.#modelsOfMaker = idsBy(models, ({ maker }) => maker);
    this.#partsOfGroup = idsBy(categories, ({ group }) => group);
    this.#sessionsOfHouse = Map.groupBy(sessions, ({ house }) => house);
    this.#sessionsOfDay = Map.groupBy(sessions, ({ day }): string => day);
  }

  /** Returns a copy in which these rows replace those with the same ids; itself if nothing differs, the usual case. */
  with({ models, chassis, categories, sessions }: DirectoryRows): Directory {
    const isKnown =
      models.every((row) => this.#models.get(row.id)?.maker === row.maker) &&
      chassis.every((row) => this.#chassis.get(row.id)?.name === row.name) &&
      categories.every((row) => this.#categories.get(row.id)?.group === row.group) &&
      sessions.every((row) => {
        const former = this.#sessions.get(row.id);
        return former?.house === row.house && former.day === row.day && former.closesAt === row.closesAt;
      });
    if (isKnown) return this;
    return new Directory({
      models: joined(this.#models, models),
      chassis: joined(this.#chassis, chassis),
      categories: joined(this.#categories, categories),
      sessions: joined(this.#sessions, sessions),
    });
  }

  get rows(): DirectoryRows {
    return {
      models: [...this.#models.values()],
      chassis: [...this.#chassis.values()],
      categories: [...this.#categories.values()],
      sessions: [...this.#sessions.values()],
    };
  }

  modelsOf(makers: readonly number[]): number[] {
    return makers.flatMap((maker) => this.#modelsOfMaker.get(maker) ?? []);
  }

  partsOf(groups: readonly number[]): number[] {
    return groups.flatMap((group) => this.#partsOfGroup.get(group) ?? []);
  }

  chassisHolding(text: string): number[] {
    const holds = holdsText(text);
    return [...this.#chassis.values()].filter(({ name }) => holds(name)).map(({ id }) => id);
  }

  sessionsOn(days: readonly string[]): number[] {
    return days.flatMap((day) => this.#sessionsOfDay.get(day) ?? []).map(({ id }) => id);
  }

  sessionsOf(house: number, day: JapanDay | undefined): number[] {
    const sessions = this.#sessionsOfHouse.get(house) ?? [];
    return sessions.filter((session) => day === undefined || session.day === day).map(({ id }) => id);
  }

  /** The sessions whose bidding deadline has passed by then. */
  sessionsClosedBy(moment: number): Set<number> {
    return new Set([...this.#sessions.values()].filter(({ closesAt }) => closesAt <= moment).map(({ id }) => id));
  }

  session(id: number): DirectorySession | undefined {
    return this.#sessions.get(id);
  }
}

function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

function joined<Row extends { id: number }>(rows: ReadonlyMap<number, Row>, others: readonly Row[]): Row[] {
  return [...new Map([...rows, ...byId(others)]).values()];
}

function idsBy<Row extends { id: number }, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, number[]> {
  const groups = Map.groupBy(rows, keyOf);
  return new Map([...groups].map(([key, own]) => [key, own.map(({ id }) => id)]));
}
