import type { FilterForm } from './filter-form.ts';
import type { SectionName } from './filter-sections.ts';
import { FilterCategories } from '../schedule/filter-categories.tsx';
import { FilterChassis } from '../filter-fields/filter-chassis.tsx';
import { FilterChoice } from '../filter-fields/filter-choice.tsx';
import { FilterColor } from '../filter-fields/filter-color.tsx';
import { FilterDates } from '../schedule/filter-dates.tsx';
import { FilterEquipment } from '../filter-fields/filter-equipment.tsx';
import { FilterGrades } from '../filter-fields/filter-grades.tsx';
import { FilterLotNumbers } from '../filter-fields/filter-lot-numbers.tsx';
import { FilterVehicle } from '../filter-fields/filter-vehicle.tsx';
import { RangeFilter } from '../filter-fields/range-filter.tsx';
import { ScheduleDays } from '../schedule/schedule-days.tsx';

interface FilterSectionProps {
  form: FilterForm;
  section: SectionName;
}

export function FilterSection({ form, section }: FilterSectionProps) {
  switch (section) {
    case 'schedule':
      return <ScheduleDays form={form} />;
    case 'dates':
    case 'laterDates':
      return <FilterDates form={form} />;
    case 'lotNo':
      return <FilterLotNumbers form={form} />;
    case 'vehicle':
      return <FilterVehicle form={form} />;
    case 'chassis':
      return <FilterChassis form={form} />;
    case 'categories':
      return <FilterCategories form={form} />;
    case 'condition':
      return <FilterGrades form={form} />;
    case 'color':
      return <FilterColor form={form} />;
    case 'equipement':
      return <FilterEquipment form={form} />;
    case 'auction':
    case 'status':
    case 'gearbox':
    case 'steering':
      return <FilterChoice form={form} name={section} />;
    default:
      return <RangeFilter form={form} name={section} />;
  }
}
