import {
  AlignLeft,
  BadgeCheck,
  Calendar,
  CircleDot,
  Clock,
  Hash,
  List,
  type LucideIcon,
  Mail,
  Phone,
  SquareCheck,
  Type,
  Upload,
} from 'lucide-react'
import type { FieldType } from '../../../field-types'

export const FIELD_TYPE_ICONS: Record<FieldType, LucideIcon> = {
  text: Type,
  email: Mail,
  phone: Phone,
  textarea: AlignLeft,
  select: List,
  checkbox: SquareCheck,
  date: Calendar,
  file: Upload,
  number: Hash,
  time: Clock,
  radio: CircleDot,
  agreement: BadgeCheck,
}
