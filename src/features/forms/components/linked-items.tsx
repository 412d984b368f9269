import { CalendarClock } from 'lucide-react'
import Link from 'next/link'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { paths } from '@/lib/paths'
import type { EventForm } from '../schema'

/** The entry of a form's menu that leads to its times and places. */
export const PlacesItem = ({ form }: { form: Pick<EventForm, 'id'> }) => (
  <MenuItem asChild>
    <Link href={paths.portal.formPlaces(form.id)}>
      <CalendarClock aria-hidden strokeWidth={1.75} />
      Times and places
    </Link>
  </MenuItem>
)
