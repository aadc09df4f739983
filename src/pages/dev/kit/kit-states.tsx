import { useState } from 'react'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function KitStates() {
  const [tries, setTries] = useState(0)
  return (
    <Card title="Estados" aside={<Avatar name="Marina Teles" />}>
      <div className="flex flex-wrap gap-2">
        <Badge tone="green">Verde</Badge>
        <Badge tone="yellow">Amarelo</Badge>
        <Badge tone="blue">Azul</Badge>
        <Badge tone="red">Vermelho</Badge>
        <Badge tone="grey">Cinza</Badge>
      </div>
      <div className="mt-5 space-y-3">
        <Notice tone="red">Algo precisa da sua atenção.</Notice>
        <Notice tone="blue">Uma informação tranquila.</Notice>
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <EmptyState title="Nada por aqui" text="O próximo passo aparece neste lugar." />
      <ErrorState title={`Não carregou (${tries})`} onRetry={() => setTries(tries + 1)} compact />
    </Card>
  )
}
