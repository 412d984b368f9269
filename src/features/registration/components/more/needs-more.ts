import type { PublicForm } from '@/features/forms/schema'
import { isLoadedWithEveryForm } from '../fields/field-views'

export const needsOptionalParts = ({ fields, hasSteps, languages }: PublicForm): boolean =>
  Boolean(hasSteps || languages) ||
  fields.some(
    ({ fieldType, showWhen, hasOther }) =>
      showWhen || hasOther || !isLoadedWithEveryForm(fieldType),
  )
