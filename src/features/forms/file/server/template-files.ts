import 'server-only'
import { type FormFile, formFileSchema } from '../form-file'
import type { TemplateName } from '../templates'

const FILES: Record<TemplateName, () => Promise<{ default: unknown }>> = {
  'event-registration': () => import('../templates/event-registration.json'),
  volunteers: () => import('../templates/volunteers.json'),
  'youth-camp': () => import('../templates/youth-camp.json'),
  'prayer-request': () => import('../templates/prayer-request.json'),
  attendance: () => import('../templates/attendance.json'),
  'testimony-photo': () => import('../templates/testimony-photo.json'),
}

export const readFormTemplate = async (name: TemplateName): Promise<FormFile> =>
  formFileSchema.parse((await FILES[name]()).default)
