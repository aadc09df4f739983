import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { TextField } from '#web/ui/text-field.tsx'

const fruits = [
  { value: 'caju', label: 'Caju' },
  { value: 'umbu', label: 'Umbu' },
  { value: 'graviola', label: 'Graviola' },
]

export function KitControls() {
  const [pressed, setPressed] = useState(0)
  const press = () => setPressed(pressed + 1)
  return (
    <Card title="Controles" text={`Toques nos botões: ${pressed}`}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={press}>Principal</Button>
        <Button variant="accent" onClick={press}>
          Destaque
        </Button>
        <Button variant="ghost" onClick={press}>
          Discreto
        </Button>
        <Button variant="danger" onClick={press}>
          Perigo
        </Button>
        <Button loading>Enviando</Button>
        <Button variant="ghost" size="panel" onClick={press}>
          De painel
        </Button>
      </div>
      <div className="mt-6 space-y-5">
        <TextField label="Nome completo" hint="Como está no passaporte." autoComplete="name" />
        <TextField label="E-mail" type="email" defaultValue="ana@" error="E-mail inválido" />
        <PasswordField label="Senha" autoComplete="off" />
        <Select label="Fruta" options={fruits} placeholder="Escolha uma" />
        <TextArea label="Mensagem" />
        <Checkbox label="Quero receber avisos" />
        <Checkbox label="Li e aceito" error="É preciso aceitar" />
        <Switch label="Avisos por e-mail" defaultChecked />
      </div>
    </Card>
  )
}
