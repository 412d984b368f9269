import { Eraser, FlaskConical } from 'lucide-react'
import { Button } from '@/components/ui/button'

interface TestsButtonProps {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

export const TestsFilterButton = ({ isOn, onChange }: TestsButtonProps) => (
  <Button
    variant="quiet"
    className="flex-none px-2.5! aria-pressed:bg-selected"
    aria-pressed={isOn}
    title="Registrations that are marked as tests"
    onClick={() => onChange(!isOn)}
  >
    <FlaskConical aria-hidden strokeWidth={1.75} />
    <span>Tests</span>
  </Button>
)

export const ErasureFilterButton = ({ onChange }: Pick<TestsButtonProps, 'onChange'>) => (
  <Button
    variant="quiet"
    className="flex-none px-2.5! aria-pressed:bg-selected"
    aria-pressed
    onClick={() => onChange(false)}
  >
    <Eraser aria-hidden strokeWidth={1.75} />
    <span>Ask to be erased</span>
  </Button>
)
