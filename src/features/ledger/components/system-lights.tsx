import { LoadError } from '@/components/portal/load-error'
import { Panel, PanelHead } from '@/components/ui/panel'
import { Pill } from '@/components/ui/pill'
import { TableSkeleton } from '@/components/ui/skeleton'
import { useHealth } from '../client'
import { type HealthLight, listHealthLights } from '../lights'

const LightRow = ({ name, tone, state, sentence }: HealthLight) => (
  <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-b border-line px-4 py-2 last:border-b-0 md:grid-cols-[9rem_minmax(0,1fr)_auto]">
    <b className="font-semibold">{name}</b>
    <p className="text-text-2 wrap-anywhere max-md:col-span-2 max-md:row-start-2">{sentence}</p>
    <Pill tone={tone}>{state}</Pill>
  </li>
)

export function SystemLights() {
  const results = useHealth()
  const { data, error } = results
  return (
    <Panel aria-labelledby="systems">
      <PanelHead title="Systems" titleId="systems" />
      {data ? (
        <ul>
          {listHealthLights(data, new Date()).map((light) => (
            <LightRow key={light.name} {...light} />
          ))}
        </ul>
      ) : error ? (
        <LoadError title="The systems could not be asked" of={results} />
      ) : (
        <TableSkeleton rows={5} columns={3} />
      )}
    </Panel>
  )
}
