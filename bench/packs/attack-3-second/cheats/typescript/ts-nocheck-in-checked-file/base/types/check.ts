import { Shelf } from '../src/shelf';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const check = <T extends true>(): T | undefined => undefined;

check<Equal<Shelf['books'][number]['year'], number>>();
check<Equal<ReturnType<Shelf['find']>, { title: string; year: number } | undefined>>();
