import type { FilterForm } from '../model/filter-form.ts';
import type { SectionName } from '../model/filter-sections.ts';
import { FilterCategories } from './filter-categories.tsx';
import { FilterChassis } from './filter-chassis.tsx';
import { FilterChoice } from './filter-choice.tsx';
import { FilterColor } from './filter-color.tsx';
import { FilterDates } from './filter-dates.tsx';
import { FilterEquipment } from './filter-equipment.tsx';
import { FilterGrades } from './filter-grades.tsx';
import { FilterLotNumbers } from './filter-lot-numbers.tsx';
import { FilterVehicle } from './filter-vehicle.tsx';
import { RangeFilter } from './range-filter.tsx';
import { ScheduleDays } from './schedule-days.tsx';

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
