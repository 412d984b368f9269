import { CalendarClock, Languages } from 'lucide-react'
import { Link } from '@/components/portal/link'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { paths } from '@/lib/paths'
import type { EventForm } from '../schema'

export const PlacesMenuItem = ({ form }: { form: Pick<EventForm, 'id'> }) => (
  <MenuItem asChild>
    <Link href={paths.portal.formPlaces(form.id)}>
      <CalendarClock aria-hidden strokeWidth={1.75} />
      Times and places
    </Link>
  </MenuItem>
)

export const TranslateMenuItem = ({ form }: { form: Pick<EventForm, 'id'> }) => (
  <MenuItem asChild>
    <Link href={paths.portal.translateForm(form.id)}>
      <Languages aria-hidden strokeWidth={1.75} />
      Translate
    </Link>
  </MenuItem>
)
