import { z } from 'zod'
import ptBR from 'zod/v4/locales/pt-BR.js'

// What a schema says about a field is read by people.
z.config(ptBR())
