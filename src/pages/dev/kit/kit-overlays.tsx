import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Dialog, DialogClose } from '#web/ui/dialog.tsx'
import { Drawer, DrawerClose } from '#web/ui/drawer.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

const open = (text: string) => (
  <Button variant="ghost" size="panel">
    {text}
  </Button>
)

export function KitOverlays() {
  return (
    <Card title="Sobreposições">
      <div className="flex flex-wrap gap-3">
        <Dialog
          title="Apagar o rascunho?"
          description="Não dá para desfazer."
          trigger={open('Diálogo')}
          actions={
            <>
              <DialogClose asChild>{open('Cancelar')}</DialogClose>
              <DialogClose asChild>
                <Button variant="danger" size="panel">
                  Apagar
                </Button>
              </DialogClose>
            </>
          }
        />
        <Drawer
          title="Gaveta"
          description="Tela inteira no celular"
          trigger={open('Gaveta')}
          footer={<DrawerClose asChild>{open('Voltar')}</DrawerClose>}
        >
          <TextField label="Nome" />
        </Drawer>
        <Menu trigger={open('Menu')} label="Menu de exemplo">
          <MenuLabel>Avisos</MenuLabel>
          <MenuItem onSelect={() => toast.success('Tudo certo')}>Aviso de sucesso</MenuItem>
          <MenuItem onSelect={() => toast.error('Erro', { description: 'Não foi possível salvar.' })}>
            Aviso de erro
          </MenuItem>
          <MenuSeparator />
          <MenuItem onSelect={() => toast.info('Novidade', { description: 'Chegou um documento.' })}>
            Aviso simples
          </MenuItem>
        </Menu>
        <Tooltip text="Aparece depois de 700 ms">{open('Dica')}</Tooltip>
      </div>
      <div className="mt-6">
        <Tabs
          label="Abas de exemplo"
          tabs={[
            { value: 'one', label: 'Primeira', content: <p>Conteúdo da primeira aba.</p> },
            { value: 'two', label: 'Segunda', content: <p>Conteúdo da segunda aba.</p> },
          ]}
        />
      </div>
    </Card>
  )
}
