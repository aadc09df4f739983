import { z } from 'zod'
import ptBR from 'zod/v4/locales/pt-BR.js'

// What a schema says about a field is read by people. Imported where fields are checked: the server and forms.
z.config(ptBR())
