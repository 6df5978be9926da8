import type { JapanDay } from '@seri/domain/japan-time';
import { holdsText } from './holds-text.ts';

/** What the ids in lots stand for, as far as it is asked for. */
export interface DirectoryRows {
  models: readonly { id: number; maker: number }[];
  chassis: readonly { id: number; name: string }[];
  categories: readonly { id: number; group: number | null }[];
  sessions: readonly DirectorySession[];
}

export interface DirectorySession {
  id: number;
  house: number;
  day: JapanDay;
}

export class Directory {
  readonly #chassis: DirectoryRows['chassis'];
  readonly #sessions: ReadonlyMap<number, DirectorySession>;
  readonly #modelsOfMaker: ReadonlyMap<number, readonly number[]>;
  readonly #partsOfGroup: ReadonlyMap<number | null, readonly number[]>;
  readonly #sessionsOfHouse: ReadonlyMap<number, readonly DirectorySession[]>;
  readonly #sessionsOfDay: ReadonlyMap<string, readonly DirectorySession[]>;

  constructor({ models, chassis, categories, sessions }: DirectoryRows) {
    this.#chassis = chassis;
    this.#sessions = new Map(sessions.map((session) => [session.id, session]));
    this.#modelsOfMaker = idsBy(models, ({ maker }) => maker);
    this.#partsOfGroup = idsBy(categories, ({ group }) => group);
    this.#sessionsOfHouse = Map.groupBy(sessions, ({ house }) => house);
    this.#sessionsOfDay = Map.groupBy(sessions, ({ day }): string => day);
  }

  modelsOf(makers: readonly number[]): number[] {
    return makers.flatMap((maker) => this.#modelsOfMaker.get(maker) ?? []);
  }

  partsOf(groups: readonly number[]): number[] {
    return groups.flatMap((group) => this.#partsOfGroup.get(group) ?? []);
  }

  chassisHolding(text: string): number[] {
    const holds = holdsText(text);
    return this.#chassis.filter(({ name }) => holds(name)).map(({ id }) => id);
  }

  sessionsOn(days: readonly string[]): number[] {
    return days.flatMap((day) => this.#sessionsOfDay.get(day) ?? []).map(({ id }) => id);
  }

  /** Of one day, or of every day. */
  sessionsOf(house: number, day: JapanDay | undefined): number[] {
    const sessions = this.#sessionsOfHouse.get(house) ?? [];
    return sessions.filter((session) => day === undefined || session.day === day).map(({ id }) => id);
  }

  session(id: number): DirectorySession | undefined {
    return this.#sessions.get(id);
  }
}

function idsBy<Row extends { id: number }, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, number[]> {
  const groups = Map.groupBy(rows, keyOf);
  return new Map([...groups].map(([key, own]) => [key, own.map(({ id }) => id)]));
}
