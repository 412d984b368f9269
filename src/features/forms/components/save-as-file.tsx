import { FileDown } from 'lucide-react'
import { MenuItem } from '@/components/ui/dropdown-menu'
import { paths } from '@/lib/paths'
import type { EventForm } from '../schema'

export const SaveAsFileMenuItem = ({ form }: { form: Pick<EventForm, 'id'> }) => (
  <MenuItem asChild>
    <a href={paths.api.formFile(form.id)} download>
      <FileDown aria-hidden strokeWidth={1.75} />
      Save as a file
    </a>
  </MenuItem>
)
