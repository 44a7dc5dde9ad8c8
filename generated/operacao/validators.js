// Generated from spec/operacao.tsp by npm run generate; do not edit.
const formats = (() => {
/**
 * String formats of the contracts of freight, as functions: a pattern alone would let 30 February pass. They take the place of the
 * usual ones of their names. The text of this file is copied into the generated validators, so it imports nothing.
 */
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** `YYYY-MM-DD` at `from`, a day of the calendar, years 1970 to 2200. */
function isDate(text, from = 0) {
    const year = digits(text, from, 4);
    const month = digits(text, from + 5, 2);
    const day = digits(text, from + 8, 2);
    if (text[from + 4] !== "-" || text[from + 7] !== "-")
        return false;
    if (!(year >= 1970 && year <= 2200 && month >= 1 && month <= 12 && day >= 1))
        return false;
    const leap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return day <= DAYS[month - 1] + (leap ? 1 : 0);
}
/** `HH:mm:ss` at `from`, 00:00:00 to 23:59:59. */
function isTime(text, from) {
    return (text[from + 2] === ":" &&
        text[from + 5] === ":" &&
        digits(text, from, 2) <= 23 &&
        digits(text, from + 3, 2) <= 59 &&
        digits(text, from + 6, 2) <= 59);
}
/** Value of `count` ASCII digits at `from`; NaN when one of them is no digit. */
function digits(text, from, count) {
    let value = 0;
    for (let index = from; index < from + count; index++) {
        const digit = text.charCodeAt(index) - 48;
        if (!(digit >= 0 && digit <= 9))
            return Number.NaN;
        value = value * 10 + digit;
    }
    return value;
}
const isDay = (text) => text.length === 10 && isDate(text);
const isCivil = (text, separator) => text.length === 19 && text[10] === separator && isDate(text) && isTime(text, 11);
const OFFSET = /^(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const TAIL = /^(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;
/**
 * `YYYY-MM-DDTHH:mm:ss`, with a fraction, `Z` or an offset or without. Another zone may move an instant into the year before or
 * after: the first and the last year are no instants.
 */
function isMoment(text) {
    const tail = text.slice(19);
    const isInside = tail === "" || (text.slice(0, 4) > "1970" && text.slice(0, 4) < "2200");
    return isCivil(text.slice(0, 19), "T") && TAIL.test(tail) && isInside;
}
/** Format name -> does the text have it? */
const formats = {
    /** YYYY-MM-DD (RFC 3339 full-date) */
    date: isDay,
    /** YYYY-MM-DD HH:mm:ss */
    timestamp: (text) => isCivil(text, " "),
    /** YYYY-MM-DDTHH:mm:ss, no offset */
    "timestamp-iso": (text) => isCivil(text, "T"),
    /** A day, either civil timestamp, or an instant */
    "data-pedido": (text) => isDay(text) || isCivil(text, " ") || isMoment(text),
    /** `<start>TO<end>`, each a day or YYYY-MM-DDTHH:mm:ss */
    periodo: (text) => {
        const at = text.indexOf("TO");
        const ends = at < 0 ? [] : [text.slice(0, at), text.slice(at + 2)];
        return ends.length === 2 && ends.every((end) => isDay(end) || isCivil(end, "T"));
    },
    /** RFC 3339 date-time with offset, optional fraction */
    "date-time": (text) => {
        if (!isCivil(text.slice(0, 19), "T"))
            return false;
        return OFFSET.test(text.slice(19).replace(/^\.\d+/, ""));
    },
    /** Absolute http or https URL */
    uri: (text) => URL.canParse(text),
    url: (text) => URL.canParse(text),
    /** Exactly one @, something on both sides, no blanks */
    email: (text) => /^[^\s@]+@[^\s@]+$/.test(text),
    /** 32 hexadecimal digits, or the hyphenated form */
    uuid: (text) => /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i.test(text),
};
return formats;
})();
/**
 * Is a number a whole multiple of a step, both taken as the decimals that they are written as? 447.75 is one of 0.15, although
 * no quotient of the two doubles is whole.
 */
function isMultipleOf(value, step) {
    const decimal = (number) => {
        const [mantissa = "", exponent = "0"] = String(number).split("e");
        const [whole = "", fraction = ""] = mantissa.split(".");
        return [BigInt(whole + fraction), fraction.length - Number(exponent)];
    };
    if (value === 0 || !Number.isFinite(value))
        return value === 0;
    const [digits, places] = decimal(value);
    const [stepDigits, stepPlaces] = decimal(step);
    const shift = BigInt(Math.abs(places - stepPlaces));
    return places < stepPlaces
        ? (digits * 10n ** shift) % stepDigits === 0n
        : digits % (stepDigits * 10n ** shift) === 0n;
}

/** Indexes of two equal items of a list, the later one first; undefined when all differ. Takes time linear in the list's size. */
function repeatedItem(list) {
    const canonical = (value) => {
        if (typeof value !== "object" || value === null)
            return value;
        if (Array.isArray(value))
            return value.map(canonical);
        const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
        return Object.fromEntries(entries.map(([key, item]) => [key, canonical(item)]));
    };
    const seen = new Map();
    for (let i = 0; i < list.length; i++) {
        const text = JSON.stringify(canonical(list[i]));
        const j = seen.get(text);
        if (j !== undefined)
            return { i, j };
        seen.set(text, i);
    }
    return undefined;
}

/** Length of a string in code points (JSON Schema counts characters, not UTF-16 units): asked only of strings that have more units than allowed. */
function ucs2length(text) {
    let length = text.length;
    for (let index = 0; index < text.length - 1; index++) {
        const unit = text.charCodeAt(index);
        if (unit >= 0xd800 && unit <= 0xdbff && (text.charCodeAt(index + 1) & 0xfc00) === 0xdc00) {
            length--;
            index++;
        }
    }
    return length;
}

"use strict";
const v0 = validate0;
const schema0 = {"type":"object","properties":{"ativa":{"type":"boolean"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["ativa","pagina","limite"]};
const schema1 = {"type":"integer","minimum":1,"maximum":2147483647,"$id":"Pagina?request"};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["ativa"] === null){
delete data["ativa"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.ativa !== undefined){
const _errs1 = errors;
if(typeof data.ativa !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data1 = data.pagina;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate0.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate0.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data2 = data.limite;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

const v1 = validate1;
const schema2 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Loja"},"maxItems":200}},"$id":"ListaLoja"};
const schema3 = {"type":"integer","minimum":1,"maximum":2147483647,"$id":"Pagina"};
const schema4 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"InteiroNaoNegativo"};
const schema5 = {"type":"object","required":["id","nome","ativa","fusoHorario","criterio","ocultaSemEstoque","validarChaveNF","deParaMkt","diasNaoUteis","filtros","limites","versao","criadaEm"],"properties":{"id":{"$ref":"Codigo"},"nome":{"$ref":"Nome","maxLength":40},"ativa":{"type":"boolean"},"fusoHorario":{"type":"string","minLength":1,"maxLength":64},"criterio":{"$ref":"Criterio"},"ocultaSemEstoque":{"type":"boolean"},"validarChaveNF":{"type":"boolean"},"deParaMkt":{"type":"boolean"},"diasNaoUteis":{"type":"array","items":{"$ref":"Data"},"maxItems":1000,"uniqueItems":true},"filtros":{"type":"object","required":["canal","plataforma","transportadora"],"properties":{"canal":{"type":"array","items":{"$ref":"TextoDeCanal"},"maxItems":100,"uniqueItems":true},"plataforma":{"type":"array","items":{"$ref":"TextoDeCanal"},"maxItems":100,"uniqueItems":true},"transportadora":{"type":"array","items":{"$ref":"Codigo"},"maxItems":100,"uniqueItems":true}}},"limites":{"type":"object","required":["produtos","volumes","envios","produtosPorEnvio","chatPorMinuto","diasCotacao"],"properties":{"produtos":{"type":"integer","minimum":1,"maximum":1000},"volumes":{"type":"integer","minimum":1,"maximum":500},"envios":{"type":"integer","minimum":1,"maximum":100},"produtosPorEnvio":{"type":"integer","minimum":1,"maximum":500},"chatPorMinuto":{"type":"integer","minimum":1,"maximum":100000},"diasCotacao":{"type":"integer","minimum":1,"maximum":3650}}},"versao":{"$ref":"InteiroNaoNegativo"},"criadaEm":{"$ref":"Instante"}},"$id":"Loja"};
const schema6 = {"type":"integer","minimum":1,"maximum":9007199254740991,"$id":"Codigo"};
const schema7 = {"type":"string","minLength":1,"pattern":"^\\S(?:.*\\S)?$","$id":"Nome"};
const schema8 = {"type":"string","enum":["preco","prazo"],"$id":"Criterio"};
const schema9 = {"type":"string","format":"date","$id":"Data"};
const schema10 = {"type":"string","minLength":1,"maxLength":255,"$id":"TextoDeCanal"};
const schema14 = {"type":"string","maxLength":40,"format":"date-time","$id":"Instante"};
const func0 = ucs2length;
const func4 = repeatedItem;
const pattern0 = new RegExp("^\\S(?:.*\\S)?$", "u");
const formats0 = formats.date;
const formats2 = formats["date-time"];

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Loja" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.ativa === undefined) && (missing0 = "ativa"))) || ((data.fusoHorario === undefined) && (missing0 = "fusoHorario"))) || ((data.criterio === undefined) && (missing0 = "criterio"))) || ((data.ocultaSemEstoque === undefined) && (missing0 = "ocultaSemEstoque"))) || ((data.validarChaveNF === undefined) && (missing0 = "validarChaveNF"))) || ((data.deParaMkt === undefined) && (missing0 = "deParaMkt"))) || ((data.diasNaoUteis === undefined) && (missing0 = "diasNaoUteis"))) || ((data.filtros === undefined) && (missing0 = "filtros"))) || ((data.limites === undefined) && (missing0 = "limites"))) || ((data.versao === undefined) && (missing0 = "versao"))) || ((data.criadaEm === undefined) && (missing0 = "criadaEm"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate2.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate2.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern0.test(data1)){
validate2.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
validate2.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs7 = errors;
if(typeof data.ativa !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fusoHorario !== undefined){
let data3 = data.fusoHorario;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 64 && func0(data3) > 64){
validate2.errors = [{instancePath:instancePath+"/fusoHorario",schemaPath:"#/properties/fusoHorario/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(func0(data3) < 1){
validate2.errors = [{instancePath:instancePath+"/fusoHorario",schemaPath:"#/properties/fusoHorario/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/fusoHorario",schemaPath:"#/properties/fusoHorario/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criterio !== undefined){
let data4 = data.criterio;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate2.errors = [{instancePath:instancePath+"/criterio",schemaPath:"Criterio/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "preco") || (data4 === "prazo"))){
validate2.errors = [{instancePath:instancePath+"/criterio",schemaPath:"Criterio/enum",keyword:"enum",params:{allowedValues: schema8.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ocultaSemEstoque !== undefined){
const _errs14 = errors;
if(typeof data.ocultaSemEstoque !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/ocultaSemEstoque",schemaPath:"#/properties/ocultaSemEstoque/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validarChaveNF !== undefined){
const _errs16 = errors;
if(typeof data.validarChaveNF !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/validarChaveNF",schemaPath:"#/properties/validarChaveNF/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deParaMkt !== undefined){
const _errs18 = errors;
if(typeof data.deParaMkt !== "boolean"){
validate2.errors = [{instancePath:instancePath+"/deParaMkt",schemaPath:"#/properties/deParaMkt/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diasNaoUteis !== undefined){
let data8 = data.diasNaoUteis;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data8)){
if(data8.length > 1000){
validate2.errors = [{instancePath:instancePath+"/diasNaoUteis",schemaPath:"#/properties/diasNaoUteis/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid4 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data9 === "string"){
if(!(formats0(data9))){
validate2.errors = [{instancePath:instancePath+"/diasNaoUteis/" + i0,schemaPath:"Data/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/diasNaoUteis/" + i0,schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid4 = _errs22 === errors;
if(!valid4){
break;
}
}
if(valid4){
const repeated0 = func4(data8);
if(repeated0 !== undefined){
validate2.errors = [{instancePath:instancePath+"/diasNaoUteis",schemaPath:"#/properties/diasNaoUteis/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/diasNaoUteis",schemaPath:"#/properties/diasNaoUteis/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filtros !== undefined){
let data10 = data.filtros;
const _errs25 = errors;
if(errors === _errs25){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.canal === undefined) && (missing1 = "canal")) || ((data10.plataforma === undefined) && (missing1 = "plataforma"))) || ((data10.transportadora === undefined) && (missing1 = "transportadora"))){
validate2.errors = [{instancePath:instancePath+"/filtros",schemaPath:"#/properties/filtros/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data10.canal !== undefined){
let data11 = data10.canal;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data11)){
if(data11.length > 100){
validate2.errors = [{instancePath:instancePath+"/filtros/canal",schemaPath:"#/properties/filtros/properties/canal/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid7 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(typeof data12 === "string"){
if(data12.length > 255 && func0(data12) > 255){
validate2.errors = [{instancePath:instancePath+"/filtros/canal/" + i1,schemaPath:"TextoDeCanal/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data12) < 1){
validate2.errors = [{instancePath:instancePath+"/filtros/canal/" + i1,schemaPath:"TextoDeCanal/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/filtros/canal/" + i1,schemaPath:"TextoDeCanal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid7 = _errs29 === errors;
if(!valid7){
break;
}
}
if(valid7){
const repeated1 = func4(data11);
if(repeated1 !== undefined){
validate2.errors = [{instancePath:instancePath+"/filtros/canal",schemaPath:"#/properties/filtros/properties/canal/uniqueItems",keyword:"uniqueItems",params:repeated1}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/filtros/canal",schemaPath:"#/properties/filtros/properties/canal/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.plataforma !== undefined){
let data13 = data10.plataforma;
const _errs32 = errors;
if(errors === _errs32){
if(Array.isArray(data13)){
if(data13.length > 100){
validate2.errors = [{instancePath:instancePath+"/filtros/plataforma",schemaPath:"#/properties/filtros/properties/plataforma/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid9 = true;
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data14 === "string"){
if(data14.length > 255 && func0(data14) > 255){
validate2.errors = [{instancePath:instancePath+"/filtros/plataforma/" + i2,schemaPath:"TextoDeCanal/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data14) < 1){
validate2.errors = [{instancePath:instancePath+"/filtros/plataforma/" + i2,schemaPath:"TextoDeCanal/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/filtros/plataforma/" + i2,schemaPath:"TextoDeCanal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid9 = _errs34 === errors;
if(!valid9){
break;
}
}
if(valid9){
const repeated2 = func4(data13);
if(repeated2 !== undefined){
validate2.errors = [{instancePath:instancePath+"/filtros/plataforma",schemaPath:"#/properties/filtros/properties/plataforma/uniqueItems",keyword:"uniqueItems",params:repeated2}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/filtros/plataforma",schemaPath:"#/properties/filtros/properties/plataforma/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.transportadora !== undefined){
let data15 = data10.transportadora;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data15)){
if(data15.length > 100){
validate2.errors = [{instancePath:instancePath+"/filtros/transportadora",schemaPath:"#/properties/filtros/properties/transportadora/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid11 = true;
const len3 = data15.length;
for(let i3=0; i3<len3; i3++){
let data16 = data15[i3];
const _errs39 = errors;
const _errs40 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate2.errors = [{instancePath:instancePath+"/filtros/transportadora/" + i3,schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs40){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
validate2.errors = [{instancePath:instancePath+"/filtros/transportadora/" + i3,schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data16 < 1 || isNaN(data16)){
validate2.errors = [{instancePath:instancePath+"/filtros/transportadora/" + i3,schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid11 = _errs39 === errors;
if(!valid11){
break;
}
}
if(valid11){
const repeated3 = func4(data15);
if(repeated3 !== undefined){
validate2.errors = [{instancePath:instancePath+"/filtros/transportadora",schemaPath:"#/properties/filtros/properties/transportadora/uniqueItems",keyword:"uniqueItems",params:repeated3}];
return false;
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/filtros/transportadora",schemaPath:"#/properties/filtros/properties/transportadora/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid6 = _errs37 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/filtros",schemaPath:"#/properties/filtros/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limites !== undefined){
let data17 = data.limites;
const _errs42 = errors;
if(errors === _errs42){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing2;
if(((((((data17.produtos === undefined) && (missing2 = "produtos")) || ((data17.volumes === undefined) && (missing2 = "volumes"))) || ((data17.envios === undefined) && (missing2 = "envios"))) || ((data17.produtosPorEnvio === undefined) && (missing2 = "produtosPorEnvio"))) || ((data17.chatPorMinuto === undefined) && (missing2 = "chatPorMinuto"))) || ((data17.diasCotacao === undefined) && (missing2 = "diasCotacao"))){
validate2.errors = [{instancePath:instancePath+"/limites",schemaPath:"#/properties/limites/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data17.produtos !== undefined){
let data18 = data17.produtos;
const _errs44 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate2.errors = [{instancePath:instancePath+"/limites/produtos",schemaPath:"#/properties/limites/properties/produtos/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs44){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000 || isNaN(data18)){
validate2.errors = [{instancePath:instancePath+"/limites/produtos",schemaPath:"#/properties/limites/properties/produtos/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data18 < 1 || isNaN(data18)){
validate2.errors = [{instancePath:instancePath+"/limites/produtos",schemaPath:"#/properties/limites/properties/produtos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid13 = _errs44 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data17.volumes !== undefined){
let data19 = data17.volumes;
const _errs46 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate2.errors = [{instancePath:instancePath+"/limites/volumes",schemaPath:"#/properties/limites/properties/volumes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs46){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 500 || isNaN(data19)){
validate2.errors = [{instancePath:instancePath+"/limites/volumes",schemaPath:"#/properties/limites/properties/volumes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data19 < 1 || isNaN(data19)){
validate2.errors = [{instancePath:instancePath+"/limites/volumes",schemaPath:"#/properties/limites/properties/volumes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid13 = _errs46 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data17.envios !== undefined){
let data20 = data17.envios;
const _errs48 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate2.errors = [{instancePath:instancePath+"/limites/envios",schemaPath:"#/properties/limites/properties/envios/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs48){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 100 || isNaN(data20)){
validate2.errors = [{instancePath:instancePath+"/limites/envios",schemaPath:"#/properties/limites/properties/envios/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data20 < 1 || isNaN(data20)){
validate2.errors = [{instancePath:instancePath+"/limites/envios",schemaPath:"#/properties/limites/properties/envios/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid13 = _errs48 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data17.produtosPorEnvio !== undefined){
let data21 = data17.produtosPorEnvio;
const _errs50 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate2.errors = [{instancePath:instancePath+"/limites/produtosPorEnvio",schemaPath:"#/properties/limites/properties/produtosPorEnvio/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs50){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 500 || isNaN(data21)){
validate2.errors = [{instancePath:instancePath+"/limites/produtosPorEnvio",schemaPath:"#/properties/limites/properties/produtosPorEnvio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data21 < 1 || isNaN(data21)){
validate2.errors = [{instancePath:instancePath+"/limites/produtosPorEnvio",schemaPath:"#/properties/limites/properties/produtosPorEnvio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid13 = _errs50 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data17.chatPorMinuto !== undefined){
let data22 = data17.chatPorMinuto;
const _errs52 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate2.errors = [{instancePath:instancePath+"/limites/chatPorMinuto",schemaPath:"#/properties/limites/properties/chatPorMinuto/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs52){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 100000 || isNaN(data22)){
validate2.errors = [{instancePath:instancePath+"/limites/chatPorMinuto",schemaPath:"#/properties/limites/properties/chatPorMinuto/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}}];
return false;
}
else {
if(data22 < 1 || isNaN(data22)){
validate2.errors = [{instancePath:instancePath+"/limites/chatPorMinuto",schemaPath:"#/properties/limites/properties/chatPorMinuto/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid13 = _errs52 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data17.diasCotacao !== undefined){
let data23 = data17.diasCotacao;
const _errs54 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate2.errors = [{instancePath:instancePath+"/limites/diasCotacao",schemaPath:"#/properties/limites/properties/diasCotacao/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs54){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 3650 || isNaN(data23)){
validate2.errors = [{instancePath:instancePath+"/limites/diasCotacao",schemaPath:"#/properties/limites/properties/diasCotacao/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data23 < 1 || isNaN(data23)){
validate2.errors = [{instancePath:instancePath+"/limites/diasCotacao",schemaPath:"#/properties/limites/properties/diasCotacao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid13 = _errs54 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/limites",schemaPath:"#/properties/limites/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.versao !== undefined){
let data24 = data.versao;
const _errs56 = errors;
const _errs57 = errors;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
validate2.errors = [{instancePath:instancePath+"/versao",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs57){
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 2147483647 || isNaN(data24)){
validate2.errors = [{instancePath:instancePath+"/versao",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data24 < 0 || isNaN(data24)){
validate2.errors = [{instancePath:instancePath+"/versao",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criadaEm !== undefined){
let data25 = data.criadaEm;
const _errs59 = errors;
const _errs60 = errors;
if(errors === _errs60){
if(errors === _errs60){
if(typeof data25 === "string"){
if(data25.length > 40 && func0(data25) > 40){
validate2.errors = [{instancePath:instancePath+"/criadaEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data25))){
validate2.errors = [{instancePath:instancePath+"/criadaEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/criadaEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaLoja" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate1.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate1.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate1.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate1.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate2(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}

const v2 = validate4;
const schema15 = {"type":"object","required":["mensagem"],"properties":{"mensagem":{"$ref":"Mensagem"}},"$id":"Erro"};
const schema16 = {"type":"string","maxLength":255,"$id":"Mensagem"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Erro" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate4.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate4.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}

const v3 = validate5;
const schema17 = {"type":"object","properties":{"x-request-id":{"type":"string"}},"required":[]};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] !== undefined){
if(typeof data["x-request-id"] !== "string"){
validate5.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}

const v4 = validate6;
const schema18 = {"type":"object","properties":{"www-authenticate":{"type":"string"},"x-request-id":{"type":"string"}},"required":["www-authenticate"]};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["www-authenticate"] === undefined) && (missing0 = "www-authenticate")){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["www-authenticate"] !== undefined){
const _errs1 = errors;
if(typeof data["www-authenticate"] !== "string"){
validate6.errors = [{instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-request-id"] !== undefined){
const _errs3 = errors;
if(typeof data["x-request-id"] !== "string"){
validate6.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const v5 = validate7;
const schema19 = {"type":"object","properties":{"retry-after":{"$ref":"InteiroNaoNegativo"},"x-request-id":{"type":"string"}},"required":["retry-after"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["retry-after"] === undefined) && (missing0 = "retry-after")){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate7.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate7.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate7.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-request-id"] !== undefined){
const _errs4 = errors;
if(typeof data["x-request-id"] !== "string"){
validate7.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

const v6 = validate8;
const schema21 = {"type":"object","required":["nome"],"properties":{"nome":{"$ref":"Nome?request","maxLength":40},"ativa":{"type":"boolean"},"fusoHorario":{"type":"string","minLength":1,"maxLength":64},"criterio":{"$ref":"Criterio?request"},"ocultaSemEstoque":{"type":"boolean"},"validarChaveNF":{"type":"boolean"},"deParaMkt":{"type":"boolean"},"diasNaoUteis":{"type":"array","items":{"$ref":"Data?request"},"maxItems":1000,"uniqueItems":true},"filtros":{"$ref":"FiltrosNovos?request"},"limites":{"$ref":"LimitesNovos?request"}},"nullIsAbsent":["ativa","fusoHorario","criterio","ocultaSemEstoque","validarChaveNF","deParaMkt","diasNaoUteis","filtros","limites"],"$id":"NovaLoja?request"};
const schema22 = {"type":"string","minLength":1,"pattern":"^\\S(?:.*\\S)?$","patternText":"não pode começar nem terminar com espaço","$id":"Nome?request"};
const schema23 = {"type":"string","enum":["preco","prazo"],"$id":"Criterio?request"};
const schema24 = {"type":"string","format":"date","$id":"Data?request"};
const schema29 = {"type":"object","properties":{"produtos":{"type":"integer","minimum":1,"maximum":1000},"volumes":{"type":"integer","minimum":1,"maximum":500},"envios":{"type":"integer","minimum":1,"maximum":100},"produtosPorEnvio":{"type":"integer","minimum":1,"maximum":500},"chatPorMinuto":{"type":"integer","minimum":1,"maximum":100000},"diasCotacao":{"type":"integer","minimum":1,"maximum":3650}},"nullIsAbsent":["produtos","volumes","envios","produtosPorEnvio","chatPorMinuto","diasCotacao"],"$id":"LimitesNovos?request"};
const pattern1 = new RegExp("^\\S(?:.*\\S)?$", "u");
const schema25 = {"type":"object","properties":{"canal":{"type":"array","items":{"$ref":"TextoDeCanal?request"},"maxItems":100,"uniqueItems":true},"plataforma":{"type":"array","items":{"$ref":"TextoDeCanal?request"},"maxItems":100,"uniqueItems":true},"transportadora":{"type":"array","items":{"$ref":"Codigo?request"},"maxItems":100,"uniqueItems":true}},"nullIsAbsent":["canal","plataforma","transportadora"],"$id":"FiltrosNovos?request"};
const schema26 = {"type":"string","minLength":1,"maxLength":255,"$id":"TextoDeCanal?request"};
const schema28 = {"type":"integer","minimum":1,"maximum":9007199254740991,"$id":"Codigo?request"};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FiltrosNovos?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["canal"] === null){
delete data["canal"];
}
if(data["plataforma"] === null){
delete data["plataforma"];
}
if(data["transportadora"] === null){
delete data["transportadora"];
}
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate9.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate9.errors = [{instancePath:instancePath+"/canal/" + i0,schemaPath:"TextoDeCanal?request/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data1) < 1){
validate9.errors = [{instancePath:instancePath+"/canal/" + i0,schemaPath:"TextoDeCanal?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/canal/" + i0,schemaPath:"TextoDeCanal?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data0);
if(repeated0 !== undefined){
validate9.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plataforma !== undefined){
let data2 = data.plataforma;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 100){
validate9.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 255 && func0(data3) > 255){
validate9.errors = [{instancePath:instancePath+"/plataforma/" + i1,schemaPath:"TextoDeCanal?request/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data3) < 1){
validate9.errors = [{instancePath:instancePath+"/plataforma/" + i1,schemaPath:"TextoDeCanal?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/plataforma/" + i1,schemaPath:"TextoDeCanal?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
if(valid3){
const repeated1 = func4(data2);
if(repeated1 !== undefined){
validate9.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/uniqueItems",keyword:"uniqueItems",params:repeated1}];
return false;
}
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportadora !== undefined){
let data4 = data.transportadora;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 100){
validate9.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid5 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate9.errors = [{instancePath:instancePath+"/transportadora/" + i2,schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate9.errors = [{instancePath:instancePath+"/transportadora/" + i2,schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate9.errors = [{instancePath:instancePath+"/transportadora/" + i2,schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
if(valid5){
const repeated2 = func4(data4);
if(repeated2 !== undefined){
validate9.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/uniqueItems",keyword:"uniqueItems",params:repeated2}];
return false;
}
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}


function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovaLoja?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nome === undefined) && (missing0 = "nome")){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["ativa"] === null){
delete data["ativa"];
}
if(data["fusoHorario"] === null){
delete data["fusoHorario"];
}
if(data["criterio"] === null){
delete data["criterio"];
}
if(data["ocultaSemEstoque"] === null){
delete data["ocultaSemEstoque"];
}
if(data["validarChaveNF"] === null){
delete data["validarChaveNF"];
}
if(data["deParaMkt"] === null){
delete data["deParaMkt"];
}
if(data["diasNaoUteis"] === null){
delete data["diasNaoUteis"];
}
if(data["filtros"] === null){
delete data["filtros"];
}
if(data["limites"] === null){
delete data["limites"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate8.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern1.test(data0)){
validate8.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate8.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs4 = errors;
if(typeof data.ativa !== "boolean"){
validate8.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fusoHorario !== undefined){
let data2 = data.fusoHorario;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 64 && func0(data2) > 64){
validate8.errors = [{instancePath:instancePath+"/fusoHorario",schemaPath:"#/properties/fusoHorario/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(func0(data2) < 1){
validate8.errors = [{instancePath:instancePath+"/fusoHorario",schemaPath:"#/properties/fusoHorario/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/fusoHorario",schemaPath:"#/properties/fusoHorario/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criterio !== undefined){
let data3 = data.criterio;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate8.errors = [{instancePath:instancePath+"/criterio",schemaPath:"Criterio?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "preco") || (data3 === "prazo"))){
validate8.errors = [{instancePath:instancePath+"/criterio",schemaPath:"Criterio?request/enum",keyword:"enum",params:{allowedValues: schema23.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ocultaSemEstoque !== undefined){
const _errs11 = errors;
if(typeof data.ocultaSemEstoque !== "boolean"){
validate8.errors = [{instancePath:instancePath+"/ocultaSemEstoque",schemaPath:"#/properties/ocultaSemEstoque/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validarChaveNF !== undefined){
const _errs13 = errors;
if(typeof data.validarChaveNF !== "boolean"){
validate8.errors = [{instancePath:instancePath+"/validarChaveNF",schemaPath:"#/properties/validarChaveNF/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deParaMkt !== undefined){
const _errs15 = errors;
if(typeof data.deParaMkt !== "boolean"){
validate8.errors = [{instancePath:instancePath+"/deParaMkt",schemaPath:"#/properties/deParaMkt/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diasNaoUteis !== undefined){
let data7 = data.diasNaoUteis;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
if(data7.length > 1000){
validate8.errors = [{instancePath:instancePath+"/diasNaoUteis",schemaPath:"#/properties/diasNaoUteis/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate8.errors = [{instancePath:instancePath+"/diasNaoUteis/" + i0,schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate8.errors = [{instancePath:instancePath+"/diasNaoUteis/" + i0,schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
if(valid3){
const repeated0 = func4(data7);
if(repeated0 !== undefined){
validate8.errors = [{instancePath:instancePath+"/diasNaoUteis",schemaPath:"#/properties/diasNaoUteis/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/diasNaoUteis",schemaPath:"#/properties/diasNaoUteis/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filtros !== undefined){
const _errs22 = errors;
if(!(validate9(data.filtros, {instancePath:instancePath+"/filtros",parentData:data,parentDataProperty:"filtros",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limites !== undefined){
let data10 = data.limites;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10["produtos"] === null){
delete data10["produtos"];
}
if(data10["volumes"] === null){
delete data10["volumes"];
}
if(data10["envios"] === null){
delete data10["envios"];
}
if(data10["produtosPorEnvio"] === null){
delete data10["produtosPorEnvio"];
}
if(data10["chatPorMinuto"] === null){
delete data10["chatPorMinuto"];
}
if(data10["diasCotacao"] === null){
delete data10["diasCotacao"];
}
if(data10.produtos !== undefined){
let data11 = data10.produtos;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate8.errors = [{instancePath:instancePath+"/limites/produtos",schemaPath:"LimitesNovos?request/properties/produtos/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
validate8.errors = [{instancePath:instancePath+"/limites/produtos",schemaPath:"LimitesNovos?request/properties/produtos/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate8.errors = [{instancePath:instancePath+"/limites/produtos",schemaPath:"LimitesNovos?request/properties/produtos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.volumes !== undefined){
let data12 = data10.volumes;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate8.errors = [{instancePath:instancePath+"/limites/volumes",schemaPath:"LimitesNovos?request/properties/volumes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 500 || isNaN(data12)){
validate8.errors = [{instancePath:instancePath+"/limites/volumes",schemaPath:"LimitesNovos?request/properties/volumes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data12 < 1 || isNaN(data12)){
validate8.errors = [{instancePath:instancePath+"/limites/volumes",schemaPath:"LimitesNovos?request/properties/volumes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.envios !== undefined){
let data13 = data10.envios;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate8.errors = [{instancePath:instancePath+"/limites/envios",schemaPath:"LimitesNovos?request/properties/envios/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
validate8.errors = [{instancePath:instancePath+"/limites/envios",schemaPath:"LimitesNovos?request/properties/envios/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data13 < 1 || isNaN(data13)){
validate8.errors = [{instancePath:instancePath+"/limites/envios",schemaPath:"LimitesNovos?request/properties/envios/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.produtosPorEnvio !== undefined){
let data14 = data10.produtosPorEnvio;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate8.errors = [{instancePath:instancePath+"/limites/produtosPorEnvio",schemaPath:"LimitesNovos?request/properties/produtosPorEnvio/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 500 || isNaN(data14)){
validate8.errors = [{instancePath:instancePath+"/limites/produtosPorEnvio",schemaPath:"LimitesNovos?request/properties/produtosPorEnvio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data14 < 1 || isNaN(data14)){
validate8.errors = [{instancePath:instancePath+"/limites/produtosPorEnvio",schemaPath:"LimitesNovos?request/properties/produtosPorEnvio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.chatPorMinuto !== undefined){
let data15 = data10.chatPorMinuto;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate8.errors = [{instancePath:instancePath+"/limites/chatPorMinuto",schemaPath:"LimitesNovos?request/properties/chatPorMinuto/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100000 || isNaN(data15)){
validate8.errors = [{instancePath:instancePath+"/limites/chatPorMinuto",schemaPath:"LimitesNovos?request/properties/chatPorMinuto/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}}];
return false;
}
else {
if(data15 < 1 || isNaN(data15)){
validate8.errors = [{instancePath:instancePath+"/limites/chatPorMinuto",schemaPath:"LimitesNovos?request/properties/chatPorMinuto/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.diasCotacao !== undefined){
let data16 = data10.diasCotacao;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate8.errors = [{instancePath:instancePath+"/limites/diasCotacao",schemaPath:"LimitesNovos?request/properties/diasCotacao/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 3650 || isNaN(data16)){
validate8.errors = [{instancePath:instancePath+"/limites/diasCotacao",schemaPath:"LimitesNovos?request/properties/diasCotacao/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data16 < 1 || isNaN(data16)){
validate8.errors = [{instancePath:instancePath+"/limites/diasCotacao",schemaPath:"LimitesNovos?request/properties/diasCotacao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/limites",schemaPath:"LimitesNovos?request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}

const v7 = validate2;

const v8 = validate11;
const schema30 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"}},"required":["idLoja"]};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.idLoja === undefined) && (missing0 = "idLoja")){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate11.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate11.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate11.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

const v9 = validate12;
const schema32 = {"type":"object","properties":{"nome":{"$ref":"Nome?request","maxLength":40},"ativa":{"type":"boolean"},"fusoHorario":{"type":"string","minLength":1,"maxLength":64},"criterio":{"$ref":"Criterio?request"},"ocultaSemEstoque":{"type":"boolean"},"validarChaveNF":{"type":"boolean"},"deParaMkt":{"type":"boolean"},"diasNaoUteis":{"type":"array","items":{"$ref":"Data?request"},"maxItems":1000,"uniqueItems":true},"filtros":{"$ref":"MudancaFiltros?request"},"limites":{"$ref":"MudancaLimites?request"}},"nullIsAbsent":["nome","ativa","fusoHorario","criterio","ocultaSemEstoque","validarChaveNF","deParaMkt","diasNaoUteis","filtros","limites"],"$id":"MudancaLoja?request"};
const schema40 = {"type":"object","properties":{"produtos":{"type":"integer","minimum":1,"maximum":1000},"volumes":{"type":"integer","minimum":1,"maximum":500},"envios":{"type":"integer","minimum":1,"maximum":100},"produtosPorEnvio":{"type":"integer","minimum":1,"maximum":500},"chatPorMinuto":{"type":"integer","minimum":1,"maximum":100000},"diasCotacao":{"type":"integer","minimum":1,"maximum":3650}},"nullIsAbsent":["produtos","volumes","envios","produtosPorEnvio","chatPorMinuto","diasCotacao"],"$id":"MudancaLimites?request"};
const pattern2 = new RegExp("^\\S(?:.*\\S)?$", "u");
const schema36 = {"type":"object","properties":{"canal":{"type":"array","items":{"$ref":"TextoDeCanal?request"},"maxItems":100,"uniqueItems":true},"plataforma":{"type":"array","items":{"$ref":"TextoDeCanal?request"},"maxItems":100,"uniqueItems":true},"transportadora":{"type":"array","items":{"$ref":"Codigo?request"},"maxItems":100,"uniqueItems":true}},"nullIsAbsent":["canal","plataforma","transportadora"],"$id":"MudancaFiltros?request"};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaFiltros?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["canal"] === null){
delete data["canal"];
}
if(data["plataforma"] === null){
delete data["plataforma"];
}
if(data["transportadora"] === null){
delete data["transportadora"];
}
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate13.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate13.errors = [{instancePath:instancePath+"/canal/" + i0,schemaPath:"TextoDeCanal?request/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data1) < 1){
validate13.errors = [{instancePath:instancePath+"/canal/" + i0,schemaPath:"TextoDeCanal?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/canal/" + i0,schemaPath:"TextoDeCanal?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data0);
if(repeated0 !== undefined){
validate13.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plataforma !== undefined){
let data2 = data.plataforma;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 100){
validate13.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 255 && func0(data3) > 255){
validate13.errors = [{instancePath:instancePath+"/plataforma/" + i1,schemaPath:"TextoDeCanal?request/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data3) < 1){
validate13.errors = [{instancePath:instancePath+"/plataforma/" + i1,schemaPath:"TextoDeCanal?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/plataforma/" + i1,schemaPath:"TextoDeCanal?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
if(valid3){
const repeated1 = func4(data2);
if(repeated1 !== undefined){
validate13.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/uniqueItems",keyword:"uniqueItems",params:repeated1}];
return false;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportadora !== undefined){
let data4 = data.transportadora;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data4)){
if(data4.length > 100){
validate13.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid5 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate13.errors = [{instancePath:instancePath+"/transportadora/" + i2,schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate13.errors = [{instancePath:instancePath+"/transportadora/" + i2,schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate13.errors = [{instancePath:instancePath+"/transportadora/" + i2,schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid5 = _errs13 === errors;
if(!valid5){
break;
}
}
if(valid5){
const repeated2 = func4(data4);
if(repeated2 !== undefined){
validate13.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/uniqueItems",keyword:"uniqueItems",params:repeated2}];
return false;
}
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}


function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaLoja?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["nome"] === null){
delete data["nome"];
}
if(data["ativa"] === null){
delete data["ativa"];
}
if(data["fusoHorario"] === null){
delete data["fusoHorario"];
}
if(data["criterio"] === null){
delete data["criterio"];
}
if(data["ocultaSemEstoque"] === null){
delete data["ocultaSemEstoque"];
}
if(data["validarChaveNF"] === null){
delete data["validarChaveNF"];
}
if(data["deParaMkt"] === null){
delete data["deParaMkt"];
}
if(data["diasNaoUteis"] === null){
delete data["diasNaoUteis"];
}
if(data["filtros"] === null){
delete data["filtros"];
}
if(data["limites"] === null){
delete data["limites"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate12.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern2.test(data0)){
validate12.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate12.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs4 = errors;
if(typeof data.ativa !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fusoHorario !== undefined){
let data2 = data.fusoHorario;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 64 && func0(data2) > 64){
validate12.errors = [{instancePath:instancePath+"/fusoHorario",schemaPath:"#/properties/fusoHorario/maxLength",keyword:"maxLength",params:{limit: 64}}];
return false;
}
else {
if(func0(data2) < 1){
validate12.errors = [{instancePath:instancePath+"/fusoHorario",schemaPath:"#/properties/fusoHorario/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/fusoHorario",schemaPath:"#/properties/fusoHorario/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criterio !== undefined){
let data3 = data.criterio;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate12.errors = [{instancePath:instancePath+"/criterio",schemaPath:"Criterio?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "preco") || (data3 === "prazo"))){
validate12.errors = [{instancePath:instancePath+"/criterio",schemaPath:"Criterio?request/enum",keyword:"enum",params:{allowedValues: schema23.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ocultaSemEstoque !== undefined){
const _errs11 = errors;
if(typeof data.ocultaSemEstoque !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/ocultaSemEstoque",schemaPath:"#/properties/ocultaSemEstoque/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.validarChaveNF !== undefined){
const _errs13 = errors;
if(typeof data.validarChaveNF !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/validarChaveNF",schemaPath:"#/properties/validarChaveNF/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deParaMkt !== undefined){
const _errs15 = errors;
if(typeof data.deParaMkt !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/deParaMkt",schemaPath:"#/properties/deParaMkt/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diasNaoUteis !== undefined){
let data7 = data.diasNaoUteis;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
if(data7.length > 1000){
validate12.errors = [{instancePath:instancePath+"/diasNaoUteis",schemaPath:"#/properties/diasNaoUteis/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(errors === _errs20){
if(typeof data8 === "string"){
if(!(formats0(data8))){
validate12.errors = [{instancePath:instancePath+"/diasNaoUteis/" + i0,schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/diasNaoUteis/" + i0,schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
if(valid3){
const repeated0 = func4(data7);
if(repeated0 !== undefined){
validate12.errors = [{instancePath:instancePath+"/diasNaoUteis",schemaPath:"#/properties/diasNaoUteis/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/diasNaoUteis",schemaPath:"#/properties/diasNaoUteis/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filtros !== undefined){
const _errs22 = errors;
if(!(validate13(data.filtros, {instancePath:instancePath+"/filtros",parentData:data,parentDataProperty:"filtros",rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limites !== undefined){
let data10 = data.limites;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10["produtos"] === null){
delete data10["produtos"];
}
if(data10["volumes"] === null){
delete data10["volumes"];
}
if(data10["envios"] === null){
delete data10["envios"];
}
if(data10["produtosPorEnvio"] === null){
delete data10["produtosPorEnvio"];
}
if(data10["chatPorMinuto"] === null){
delete data10["chatPorMinuto"];
}
if(data10["diasCotacao"] === null){
delete data10["diasCotacao"];
}
if(data10.produtos !== undefined){
let data11 = data10.produtos;
const _errs26 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate12.errors = [{instancePath:instancePath+"/limites/produtos",schemaPath:"MudancaLimites?request/properties/produtos/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000 || isNaN(data11)){
validate12.errors = [{instancePath:instancePath+"/limites/produtos",schemaPath:"MudancaLimites?request/properties/produtos/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate12.errors = [{instancePath:instancePath+"/limites/produtos",schemaPath:"MudancaLimites?request/properties/produtos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.volumes !== undefined){
let data12 = data10.volumes;
const _errs28 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate12.errors = [{instancePath:instancePath+"/limites/volumes",schemaPath:"MudancaLimites?request/properties/volumes/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs28){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 500 || isNaN(data12)){
validate12.errors = [{instancePath:instancePath+"/limites/volumes",schemaPath:"MudancaLimites?request/properties/volumes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data12 < 1 || isNaN(data12)){
validate12.errors = [{instancePath:instancePath+"/limites/volumes",schemaPath:"MudancaLimites?request/properties/volumes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.envios !== undefined){
let data13 = data10.envios;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate12.errors = [{instancePath:instancePath+"/limites/envios",schemaPath:"MudancaLimites?request/properties/envios/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 100 || isNaN(data13)){
validate12.errors = [{instancePath:instancePath+"/limites/envios",schemaPath:"MudancaLimites?request/properties/envios/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}}];
return false;
}
else {
if(data13 < 1 || isNaN(data13)){
validate12.errors = [{instancePath:instancePath+"/limites/envios",schemaPath:"MudancaLimites?request/properties/envios/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.produtosPorEnvio !== undefined){
let data14 = data10.produtosPorEnvio;
const _errs32 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate12.errors = [{instancePath:instancePath+"/limites/produtosPorEnvio",schemaPath:"MudancaLimites?request/properties/produtosPorEnvio/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs32){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 500 || isNaN(data14)){
validate12.errors = [{instancePath:instancePath+"/limites/produtosPorEnvio",schemaPath:"MudancaLimites?request/properties/produtosPorEnvio/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500}}];
return false;
}
else {
if(data14 < 1 || isNaN(data14)){
validate12.errors = [{instancePath:instancePath+"/limites/produtosPorEnvio",schemaPath:"MudancaLimites?request/properties/produtosPorEnvio/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.chatPorMinuto !== undefined){
let data15 = data10.chatPorMinuto;
const _errs34 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate12.errors = [{instancePath:instancePath+"/limites/chatPorMinuto",schemaPath:"MudancaLimites?request/properties/chatPorMinuto/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs34){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 100000 || isNaN(data15)){
validate12.errors = [{instancePath:instancePath+"/limites/chatPorMinuto",schemaPath:"MudancaLimites?request/properties/chatPorMinuto/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}}];
return false;
}
else {
if(data15 < 1 || isNaN(data15)){
validate12.errors = [{instancePath:instancePath+"/limites/chatPorMinuto",schemaPath:"MudancaLimites?request/properties/chatPorMinuto/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.diasCotacao !== undefined){
let data16 = data10.diasCotacao;
const _errs36 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate12.errors = [{instancePath:instancePath+"/limites/diasCotacao",schemaPath:"MudancaLimites?request/properties/diasCotacao/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs36){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 3650 || isNaN(data16)){
validate12.errors = [{instancePath:instancePath+"/limites/diasCotacao",schemaPath:"MudancaLimites?request/properties/diasCotacao/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3650}}];
return false;
}
else {
if(data16 < 1 || isNaN(data16)){
validate12.errors = [{instancePath:instancePath+"/limites/diasCotacao",schemaPath:"MudancaLimites?request/properties/diasCotacao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/limites",schemaPath:"MudancaLimites?request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

const v10 = validate15;
const schema41 = {"type":"object","properties":{"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["pagina","limite"]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate15.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate15.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate15.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate15.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate15.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate15.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

const v11 = validate16;
const schema43 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Token"},"maxItems":200}},"$id":"ListaToken"};
const schema46 = {"type":"object","required":["id","tipo","prefixo","descricao","criadoEm","expiraEm","revogadoEm","situacao"],"properties":{"id":{"$ref":"Codigo"},"tipo":{"$ref":"TipoToken"},"prefixo":{"type":"string","maxLength":30},"descricao":{"type":"string","maxLength":100},"criadoEm":{"$ref":"Instante"},"expiraEm":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"revogadoEm":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"situacao":{"$ref":"SituacaoToken"}},"$id":"Token"};
const schema48 = {"type":"string","enum":["api","cotacao"],"$id":"TipoToken"};
const schema52 = {"type":"string","enum":["vigente","expirado","revogado"],"$id":"SituacaoToken"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Token" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.prefixo === undefined) && (missing0 = "prefixo"))) || ((data.descricao === undefined) && (missing0 = "descricao"))) || ((data.criadoEm === undefined) && (missing0 = "criadoEm"))) || ((data.expiraEm === undefined) && (missing0 = "expiraEm"))) || ((data.revogadoEm === undefined) && (missing0 = "revogadoEm"))) || ((data.situacao === undefined) && (missing0 = "situacao"))){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate17.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate17.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "api") || (data1 === "cotacao"))){
validate17.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoToken/enum",keyword:"enum",params:{allowedValues: schema48.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefixo !== undefined){
let data2 = data.prefixo;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 30 && func0(data2) > 30){
validate17.errors = [{instancePath:instancePath+"/prefixo",schemaPath:"#/properties/prefixo/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/prefixo",schemaPath:"#/properties/prefixo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.descricao !== undefined){
let data3 = data.descricao;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
validate17.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate17.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criadoEm !== undefined){
let data4 = data.criadoEm;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 40 && func0(data4) > 40){
validate17.errors = [{instancePath:instancePath+"/criadoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data4))){
validate17.errors = [{instancePath:instancePath+"/criadoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate17.errors = [{instancePath:instancePath+"/criadoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiraEm !== undefined){
let data5 = data.expiraEm;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data5 === "string"){
if(data5.length > 40 && func0(data5) > 40){
const err0 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!(formats2(data5))){
const err1 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs19 = errors;
if(data5 !== null){
const err3 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err4 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate17.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revogadoEm !== undefined){
let data6 = data.revogadoEm;
const _errs21 = errors;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data6 === "string"){
if(data6.length > 40 && func0(data6) > 40){
const err5 = {instancePath:instancePath+"/revogadoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(!(formats2(data6))){
const err6 = {instancePath:instancePath+"/revogadoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/revogadoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs26 = errors;
if(data6 !== null){
const err8 = {instancePath:instancePath+"/revogadoEm",schemaPath:"#/properties/revogadoEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err9 = {instancePath:instancePath+"/revogadoEm",schemaPath:"#/properties/revogadoEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate17.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data7 = data.situacao;
const _errs28 = errors;
if(typeof data7 !== "string"){
validate17.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "vigente") || (data7 === "expirado")) || (data7 === "revogado"))){
validate17.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoToken/enum",keyword:"enum",params:{allowedValues: schema52.enum}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaToken" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate16.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate16.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate16.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate16.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate16.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate16.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate16.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate16.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate16.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate16.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate17(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

const v12 = validate19;
const schema53 = {"type":"object","required":["tipo"],"properties":{"tipo":{"$ref":"TipoToken?request"},"descricao":{"type":"string","maxLength":100},"expiraEm":{"anyOf":[{"$ref":"Instante?request"},{"type":"null"}]}},"nullIsAbsent":["descricao"],"$id":"NovoToken?request"};
const schema54 = {"type":"string","enum":["api","cotacao"],"$id":"TipoToken?request"};
const schema55 = {"type":"string","maxLength":40,"format":"date-time","$id":"Instante?request"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovoToken?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tipo === undefined) && (missing0 = "tipo")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["descricao"] === null){
delete data["descricao"];
}
if(data.tipo !== undefined){
let data0 = data.tipo;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate19.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoToken?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "api") || (data0 === "cotacao"))){
validate19.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoToken?request/enum",keyword:"enum",params:{allowedValues: schema54.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.descricao !== undefined){
let data1 = data.descricao;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate19.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiraEm !== undefined){
let data2 = data.expiraEm;
const _errs6 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data2 === "string"){
if(data2.length > 40 && func0(data2) > 40){
const err0 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante?request/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!(formats2(data2))){
const err1 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante?request/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs11 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate19.errors = vErrors;
return false;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

const v13 = validate20;
const schema56 = {"type":"object","required":["id","tipo","prefixo","descricao","criadoEm","expiraEm","revogadoEm","situacao","token"],"properties":{"id":{"$ref":"Codigo"},"tipo":{"$ref":"TipoToken"},"prefixo":{"type":"string","maxLength":30},"descricao":{"type":"string","maxLength":100},"criadoEm":{"$ref":"Instante"},"expiraEm":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"revogadoEm":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"situacao":{"$ref":"SituacaoToken"},"token":{"type":"string","maxLength":100}},"$id":"TokenEmitido"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TokenEmitido" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.prefixo === undefined) && (missing0 = "prefixo"))) || ((data.descricao === undefined) && (missing0 = "descricao"))) || ((data.criadoEm === undefined) && (missing0 = "criadoEm"))) || ((data.expiraEm === undefined) && (missing0 = "expiraEm"))) || ((data.revogadoEm === undefined) && (missing0 = "revogadoEm"))) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.token === undefined) && (missing0 = "token"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate20.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "api") || (data1 === "cotacao"))){
validate20.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoToken/enum",keyword:"enum",params:{allowedValues: schema48.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prefixo !== undefined){
let data2 = data.prefixo;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 30 && func0(data2) > 30){
validate20.errors = [{instancePath:instancePath+"/prefixo",schemaPath:"#/properties/prefixo/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/prefixo",schemaPath:"#/properties/prefixo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.descricao !== undefined){
let data3 = data.descricao;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
validate20.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criadoEm !== undefined){
let data4 = data.criadoEm;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 40 && func0(data4) > 40){
validate20.errors = [{instancePath:instancePath+"/criadoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data4))){
validate20.errors = [{instancePath:instancePath+"/criadoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/criadoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiraEm !== undefined){
let data5 = data.expiraEm;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(errors === _errs17){
if(typeof data5 === "string"){
if(data5.length > 40 && func0(data5) > 40){
const err0 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!(formats2(data5))){
const err1 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs19 = errors;
if(data5 !== null){
const err3 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err4 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.revogadoEm !== undefined){
let data6 = data.revogadoEm;
const _errs21 = errors;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data6 === "string"){
if(data6.length > 40 && func0(data6) > 40){
const err5 = {instancePath:instancePath+"/revogadoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(!(formats2(data6))){
const err6 = {instancePath:instancePath+"/revogadoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/revogadoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs26 = errors;
if(data6 !== null){
const err8 = {instancePath:instancePath+"/revogadoEm",schemaPath:"#/properties/revogadoEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err9 = {instancePath:instancePath+"/revogadoEm",schemaPath:"#/properties/revogadoEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate20.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data7 = data.situacao;
const _errs28 = errors;
if(typeof data7 !== "string"){
validate20.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoToken/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "vigente") || (data7 === "expirado")) || (data7 === "revogado"))){
validate20.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoToken/enum",keyword:"enum",params:{allowedValues: schema52.enum}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data8 = data.token;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data8 === "string"){
if(data8.length > 100 && func0(data8) > 100){
validate20.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

const v14 = validate21;
const schema63 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"idToken":{"$ref":"Codigo?request"}},"required":["idLoja","idToken"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.idToken === undefined) && (missing0 = "idToken"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate21.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate21.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idToken !== undefined){
let data1 = data.idToken;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate21.errors = [{instancePath:instancePath+"/idToken",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/idToken",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate21.errors = [{instancePath:instancePath+"/idToken",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

const v15 = validate22;
const schema66 = {"type":"object","properties":{"descricao":{"type":"string","maxLength":100},"expiraEm":{"anyOf":[{"$ref":"Instante?request"},{"type":"null"}]}},"nullIsAbsent":["descricao"],"$id":"MudancaToken?request"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaToken?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["descricao"] === null){
delete data["descricao"];
}
if(data.descricao !== undefined){
let data0 = data.descricao;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate22.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiraEm !== undefined){
let data1 = data.expiraEm;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
const err0 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante?request/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!(formats2(data1))){
const err1 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante?request/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const v16 = validate17;

const v17 = validate23;
const schema68 = {"type":"object","properties":{"carenciaSegundos":{"type":"integer","minimum":0,"maximum":2592000},"expiraEm":{"anyOf":[{"$ref":"Instante?request"},{"type":"null"}]}},"nullIsAbsent":["carenciaSegundos"],"$id":"RotacaoToken?request"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RotacaoToken?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["carenciaSegundos"] === null){
delete data["carenciaSegundos"];
}
if(data.carenciaSegundos !== undefined){
let data0 = data.carenciaSegundos;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate23.errors = [{instancePath:instancePath+"/carenciaSegundos",schemaPath:"#/properties/carenciaSegundos/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2592000 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/carenciaSegundos",schemaPath:"#/properties/carenciaSegundos/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate23.errors = [{instancePath:instancePath+"/carenciaSegundos",schemaPath:"#/properties/carenciaSegundos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expiraEm !== undefined){
let data1 = data.expiraEm;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
const err0 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante?request/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!(formats2(data1))){
const err1 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante?request/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/expiraEm",schemaPath:"Instante?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/expiraEm",schemaPath:"#/properties/expiraEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const v18 = validate24;
const schema70 = {"type":"object","properties":{"ativo":{"type":"boolean"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["ativo","pagina","limite"]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["ativo"] === null){
delete data["ativo"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.ativo !== undefined){
const _errs1 = errors;
if(typeof data.ativo !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data1 = data.pagina;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate24.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate24.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate24.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data2 = data.limite;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate24.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const v19 = validate25;
const schema72 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Filial"},"maxItems":200}},"$id":"ListaFilial"};
const schema75 = {"type":"object","required":["id","filialERP","nome","cep","cidade","uf","ativo","prazoAdicional","perAdiDesconto"],"properties":{"id":{"$ref":"Codigo"},"filialERP":{"$ref":"CodigoErp","maxLength":30},"nome":{"$ref":"Nome","maxLength":30},"cep":{"$ref":"Cep"},"cidade":{"$ref":"Nome","maxLength":45},"uf":{"$ref":"Uf"},"ativo":{"type":"boolean"},"prazoAdicional":{"$ref":"DiasUteis"},"perAdiDesconto":{"type":"number","minimum":-100,"maximum":999999.999,"multipleOf":0.001}},"$id":"Filial"};
const schema77 = {"type":"string","minLength":1,"pattern":"^[^\\s,](?:[^,]*[^\\s,])?$","$id":"CodigoErp"};
const schema79 = {"type":"string","pattern":"^\\d{8}$","$id":"Cep"};
const schema81 = {"type":"string","enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO"],"$id":"Uf"};
const schema82 = {"type":"integer","minimum":0,"maximum":999,"$id":"DiasUteis"};
const func60 = isMultipleOf;
const pattern3 = new RegExp("^[^\\s,](?:[^,]*[^\\s,])?$", "u");
const pattern4 = new RegExp("^\\S(?:.*\\S)?$", "u");
const pattern5 = new RegExp("^\\d{8}$", "u");
const pattern6 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Filial" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.filialERP === undefined) && (missing0 = "filialERP"))) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.cep === undefined) && (missing0 = "cep"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.ativo === undefined) && (missing0 = "ativo"))) || ((data.prazoAdicional === undefined) && (missing0 = "prazoAdicional"))) || ((data.perAdiDesconto === undefined) && (missing0 = "perAdiDesconto"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate26.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialERP !== undefined){
let data1 = data.filialERP;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate26.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"CodigoErp/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern3.test(data1)){
validate26.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"CodigoErp/pattern",keyword:"pattern",params:{pattern: "^[^\\s,](?:[^,]*[^\\s,])?$"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"CodigoErp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 30 && func0(data1) > 30){
validate26.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data2 = data.nome;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate26.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern4.test(data2)){
validate26.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 30 && func0(data2) > 30){
validate26.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data3 = data.cep;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
validate26.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data4 = data.cidade;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data4 === "string"){
if(func0(data4) < 1){
validate26.errors = [{instancePath:instancePath+"/cidade",schemaPath:"Nome/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern6.test(data4)){
validate26.errors = [{instancePath:instancePath+"/cidade",schemaPath:"Nome/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/cidade",schemaPath:"Nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs13){
if(typeof data4 === "string"){
if(data4.length > 45 && func0(data4) > 45){
validate26.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data5 = data.uf;
const _errs16 = errors;
if(typeof data5 !== "string"){
validate26.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data5 === "AC") || (data5 === "AL")) || (data5 === "AM")) || (data5 === "AP")) || (data5 === "BA")) || (data5 === "CE")) || (data5 === "DF")) || (data5 === "ES")) || (data5 === "GO")) || (data5 === "MA")) || (data5 === "MG")) || (data5 === "MS")) || (data5 === "MT")) || (data5 === "PA")) || (data5 === "PB")) || (data5 === "PE")) || (data5 === "PI")) || (data5 === "PR")) || (data5 === "RJ")) || (data5 === "RN")) || (data5 === "RO")) || (data5 === "RR")) || (data5 === "RS")) || (data5 === "SC")) || (data5 === "SE")) || (data5 === "SP")) || (data5 === "TO"))){
validate26.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/enum",keyword:"enum",params:{allowedValues: schema81.enum}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs19 = errors;
if(typeof data.ativo !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
let data7 = data.prazoAdicional;
const _errs21 = errors;
const _errs22 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate26.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999 || isNaN(data7)){
validate26.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate26.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perAdiDesconto !== undefined){
let data8 = data.perAdiDesconto;
const _errs24 = errors;
if(errors === _errs24){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999.999 || isNaN(data8)){
validate26.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data8 < -100 || isNaN(data8)){
validate26.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100}}];
return false;
}
else {
if(Math.round(data8 * 1000) / 1000 !== data8){
validate26.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaFilial" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate25.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate25.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate25.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate25.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate25.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate25.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate25.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate25.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate26(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const v20 = validate28;
const schema83 = {"type":"object","required":["filialERP","nome","cep","cidade","uf"],"properties":{"filialERP":{"$ref":"CodigoErp?request","maxLength":30},"nome":{"$ref":"Nome?request","maxLength":30},"cep":{"$ref":"Cep?request"},"cidade":{"$ref":"Nome?request","maxLength":45},"uf":{"$ref":"Uf?request"},"ativo":{"type":"boolean"},"prazoAdicional":{"$ref":"DiasUteis?request"},"perAdiDesconto":{"type":"number","minimum":-100,"maximum":999999.999,"nearMultipleOf":0.001}},"nullIsAbsent":["ativo","prazoAdicional","perAdiDesconto"],"$id":"NovaFilial?request"};
const schema84 = {"type":"string","minLength":1,"pattern":"^[^\\s,](?:[^,]*[^\\s,])?$","patternText":"não pode ter vírgula nem começar ou terminar com espaço","$id":"CodigoErp?request"};
const schema86 = {"type":"string","pattern":"^\\d{8}$","patternText":"deve ter exatamente 8 dígitos","$id":"Cep?request"};
const schema88 = {"type":"string","enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO"],"$id":"Uf?request"};
const schema89 = {"type":"integer","minimum":0,"maximum":999,"$id":"DiasUteis?request"};
const pattern7 = new RegExp("^[^\\s,](?:[^,]*[^\\s,])?$", "u");
const pattern8 = new RegExp("^\\S(?:.*\\S)?$", "u");
const pattern9 = new RegExp("^\\d{8}$", "u");
const pattern10 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovaFilial?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.filialERP === undefined) && (missing0 = "filialERP")) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.cep === undefined) && (missing0 = "cep"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.uf === undefined) && (missing0 = "uf"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["ativo"] === null){
delete data["ativo"];
}
if(data["prazoAdicional"] === null){
delete data["prazoAdicional"];
}
if(data["perAdiDesconto"] === null){
delete data["perAdiDesconto"];
}
if(data.filialERP !== undefined){
let data0 = data.filialERP;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate28.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"CodigoErp?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern7.test(data0)){
validate28.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"CodigoErp?request/pattern",keyword:"pattern",params:{pattern: "^[^\\s,](?:[^,]*[^\\s,])?$", text: "não pode ter vírgula nem começar ou terminar com espaço"}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"CodigoErp?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 30 && func0(data0) > 30){
validate28.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern8.test(data1)){
validate28.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 30 && func0(data1) > 30){
validate28.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data2 = data.cep;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern9.test(data2)){
validate28.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data3 = data.cidade;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate28.errors = [{instancePath:instancePath+"/cidade",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern10.test(data3)){
validate28.errors = [{instancePath:instancePath+"/cidade",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/cidade",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(data3.length > 45 && func0(data3) > 45){
validate28.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data4 = data.uf;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate28.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data4 === "AC") || (data4 === "AL")) || (data4 === "AM")) || (data4 === "AP")) || (data4 === "BA")) || (data4 === "CE")) || (data4 === "DF")) || (data4 === "ES")) || (data4 === "GO")) || (data4 === "MA")) || (data4 === "MG")) || (data4 === "MS")) || (data4 === "MT")) || (data4 === "PA")) || (data4 === "PB")) || (data4 === "PE")) || (data4 === "PI")) || (data4 === "PR")) || (data4 === "RJ")) || (data4 === "RN")) || (data4 === "RO")) || (data4 === "RR")) || (data4 === "RS")) || (data4 === "SC")) || (data4 === "SE")) || (data4 === "SP")) || (data4 === "TO"))){
validate28.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf?request/enum",keyword:"enum",params:{allowedValues: schema88.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs16 = errors;
if(typeof data.ativo !== "boolean"){
validate28.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
let data6 = data.prazoAdicional;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate28.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999 || isNaN(data6)){
validate28.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate28.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perAdiDesconto !== undefined){
let data7 = data.perAdiDesconto;
const _errs21 = errors;
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
const near0 = Math.round(data7 * 1000) / 1000;
if(Math.abs(near0 - data7) > 0.000001){
validate28.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data7){
data7 = near0 + 0;
if(data !== undefined){
data["perAdiDesconto"] = data7;
}
}
if(data7 > 999999.999 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data7 < -100 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100}}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const v21 = validate26;

const v22 = validate29;
const schema90 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"idFilial":{"$ref":"Codigo?request"}},"required":["idLoja","idFilial"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.idFilial === undefined) && (missing0 = "idFilial"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate29.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate29.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate29.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idFilial !== undefined){
let data1 = data.idFilial;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate29.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const v23 = validate30;
const schema93 = {"type":"object","properties":{"filialERP":{"$ref":"CodigoErp?request","maxLength":30},"nome":{"$ref":"Nome?request","maxLength":30},"cep":{"$ref":"Cep?request"},"cidade":{"$ref":"Nome?request","maxLength":45},"uf":{"$ref":"Uf?request"},"ativo":{"type":"boolean"},"prazoAdicional":{"$ref":"DiasUteis?request"},"perAdiDesconto":{"type":"number","minimum":-100,"maximum":999999.999,"nearMultipleOf":0.001}},"nullIsAbsent":["filialERP","nome","cep","cidade","uf","ativo","prazoAdicional","perAdiDesconto"],"$id":"MudancaFilial?request"};
const pattern11 = new RegExp("^[^\\s,](?:[^,]*[^\\s,])?$", "u");
const pattern12 = new RegExp("^\\S(?:.*\\S)?$", "u");
const pattern13 = new RegExp("^\\d{8}$", "u");
const pattern14 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaFilial?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["filialERP"] === null){
delete data["filialERP"];
}
if(data["nome"] === null){
delete data["nome"];
}
if(data["cep"] === null){
delete data["cep"];
}
if(data["cidade"] === null){
delete data["cidade"];
}
if(data["uf"] === null){
delete data["uf"];
}
if(data["ativo"] === null){
delete data["ativo"];
}
if(data["prazoAdicional"] === null){
delete data["prazoAdicional"];
}
if(data["perAdiDesconto"] === null){
delete data["perAdiDesconto"];
}
if(data.filialERP !== undefined){
let data0 = data.filialERP;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate30.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"CodigoErp?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern11.test(data0)){
validate30.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"CodigoErp?request/pattern",keyword:"pattern",params:{pattern: "^[^\\s,](?:[^,]*[^\\s,])?$", text: "não pode ter vírgula nem começar ou terminar com espaço"}}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"CodigoErp?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 30 && func0(data0) > 30){
validate30.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate30.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern12.test(data1)){
validate30.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 30 && func0(data1) > 30){
validate30.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data2 = data.cep;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern13.test(data2)){
validate30.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate30.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data3 = data.cidade;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(func0(data3) < 1){
validate30.errors = [{instancePath:instancePath+"/cidade",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern14.test(data3)){
validate30.errors = [{instancePath:instancePath+"/cidade",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/cidade",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(data3.length > 45 && func0(data3) > 45){
validate30.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data4 = data.uf;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate30.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data4 === "AC") || (data4 === "AL")) || (data4 === "AM")) || (data4 === "AP")) || (data4 === "BA")) || (data4 === "CE")) || (data4 === "DF")) || (data4 === "ES")) || (data4 === "GO")) || (data4 === "MA")) || (data4 === "MG")) || (data4 === "MS")) || (data4 === "MT")) || (data4 === "PA")) || (data4 === "PB")) || (data4 === "PE")) || (data4 === "PI")) || (data4 === "PR")) || (data4 === "RJ")) || (data4 === "RN")) || (data4 === "RO")) || (data4 === "RR")) || (data4 === "RS")) || (data4 === "SC")) || (data4 === "SE")) || (data4 === "SP")) || (data4 === "TO"))){
validate30.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf?request/enum",keyword:"enum",params:{allowedValues: schema88.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs16 = errors;
if(typeof data.ativo !== "boolean"){
validate30.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
let data6 = data.prazoAdicional;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate30.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999 || isNaN(data6)){
validate30.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate30.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perAdiDesconto !== undefined){
let data7 = data.perAdiDesconto;
const _errs21 = errors;
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
const near0 = Math.round(data7 * 1000) / 1000;
if(Math.abs(near0 - data7) > 0.000001){
validate30.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data7){
data7 = near0 + 0;
if(data !== undefined){
data["perAdiDesconto"] = data7;
}
}
if(data7 > 999999.999 || isNaN(data7)){
validate30.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data7 < -100 || isNaN(data7)){
validate30.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/minimum",keyword:"minimum",params:{comparison: ">=", limit: -100}}];
return false;
}
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"#/properties/perAdiDesconto/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const v24 = validate31;
const schema100 = {"type":"object","required":["mensagem","resultado"],"properties":{"mensagem":{"$ref":"Mensagem"},"resultado":{"$ref":"ResultadoExclusao"}},"$id":"Exclusao"};
const schema102 = {"type":"string","enum":["excluido","desativado"],"$id":"ResultadoExclusao"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Exclusao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.resultado === undefined) && (missing0 = "resultado"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate31.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate31.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resultado !== undefined){
let data1 = data.resultado;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate31.errors = [{instancePath:instancePath+"/resultado",schemaPath:"ResultadoExclusao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "excluido") || (data1 === "desativado"))){
validate31.errors = [{instancePath:instancePath+"/resultado",schemaPath:"ResultadoExclusao/enum",keyword:"enum",params:{allowedValues: schema102.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

const v25 = validate32;
const schema103 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Transportadora"},"maxItems":200}},"$id":"ListaTransportadora"};
const schema106 = {"type":"object","required":["id","nome","cnpj","ativo","chatHabilitado"],"properties":{"id":{"$ref":"Codigo"},"nome":{"$ref":"Nome","maxLength":40},"cnpj":{"anyOf":[{"$ref":"Cnpj"},{"type":"null"}]},"ativo":{"type":"boolean"},"chatHabilitado":{"type":"boolean"}},"$id":"Transportadora"};
const schema109 = {"type":"string","pattern":"^[0-9A-Z]{12}[0-9]{2}$","$id":"Cnpj"};
const pattern15 = new RegExp("^\\S(?:.*\\S)?$", "u");
const pattern16 = new RegExp("^[0-9A-Z]{12}[0-9]{2}$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Transportadora" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.cnpj === undefined) && (missing0 = "cnpj"))) || ((data.ativo === undefined) && (missing0 = "ativo"))) || ((data.chatHabilitado === undefined) && (missing0 = "chatHabilitado"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate33.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate33.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern15.test(data1)){
validate33.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
validate33.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cnpj !== undefined){
let data2 = data.cnpj;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(!pattern16.test(data2)){
const err0 = {instancePath:instancePath+"/cnpj",schemaPath:"Cnpj/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z]{12}[0-9]{2}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/cnpj",schemaPath:"Cnpj/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs12 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/cnpj",schemaPath:"#/properties/cnpj/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/cnpj",schemaPath:"#/properties/cnpj/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate33.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs14 = errors;
if(typeof data.ativo !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chatHabilitado !== undefined){
const _errs16 = errors;
if(typeof data.chatHabilitado !== "boolean"){
validate33.errors = [{instancePath:instancePath+"/chatHabilitado",schemaPath:"#/properties/chatHabilitado/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaTransportadora" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate32.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate32.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate32.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate32.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate32.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate32.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate32.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate33(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const v26 = validate35;
const schema110 = {"type":"object","required":["nome"],"properties":{"nome":{"$ref":"Nome?request","maxLength":40},"cnpj":{"anyOf":[{"$ref":"Cnpj?request"},{"type":"null"}]},"ativo":{"type":"boolean"},"chatHabilitado":{"type":"boolean"}},"nullIsAbsent":["ativo","chatHabilitado"],"$id":"NovaTransportadora?request"};
const schema112 = {"type":"string","pattern":"^[0-9A-Z]{12}[0-9]{2}$","patternText":"deve ser um CNPJ sem pontuação, como 11222333000181","$id":"Cnpj?request"};
const pattern17 = new RegExp("^\\S(?:.*\\S)?$", "u");
const pattern18 = new RegExp("^[0-9A-Z]{12}[0-9]{2}$", "u");

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovaTransportadora?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nome === undefined) && (missing0 = "nome")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["ativo"] === null){
delete data["ativo"];
}
if(data["chatHabilitado"] === null){
delete data["chatHabilitado"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate35.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern17.test(data0)){
validate35.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate35.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cnpj !== undefined){
let data1 = data.cnpj;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern18.test(data1)){
const err0 = {instancePath:instancePath+"/cnpj",schemaPath:"Cnpj?request/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z]{12}[0-9]{2}$", text: "deve ser um CNPJ sem pontuação, como 11222333000181"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/cnpj",schemaPath:"Cnpj?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/cnpj",schemaPath:"#/properties/cnpj/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/cnpj",schemaPath:"#/properties/cnpj/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate35.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs11 = errors;
if(typeof data.ativo !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chatHabilitado !== undefined){
const _errs13 = errors;
if(typeof data.chatHabilitado !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/chatHabilitado",schemaPath:"#/properties/chatHabilitado/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const v27 = validate33;

const v28 = validate36;
const schema113 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"idTransportadora":{"$ref":"Codigo?request"}},"required":["idLoja","idTransportadora"]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate36.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate36.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate36.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data1 = data.idTransportadora;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate36.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate36.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate36.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const v29 = validate37;
const schema116 = {"type":"object","properties":{"nome":{"$ref":"Nome?request","maxLength":40},"cnpj":{"anyOf":[{"$ref":"Cnpj?request"},{"type":"null"}]},"ativo":{"type":"boolean"},"chatHabilitado":{"type":"boolean"}},"nullIsAbsent":["nome","ativo","chatHabilitado"],"$id":"MudancaTransportadora?request"};
const pattern19 = new RegExp("^\\S(?:.*\\S)?$", "u");
const pattern20 = new RegExp("^[0-9A-Z]{12}[0-9]{2}$", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaTransportadora?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["nome"] === null){
delete data["nome"];
}
if(data["ativo"] === null){
delete data["ativo"];
}
if(data["chatHabilitado"] === null){
delete data["chatHabilitado"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate37.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern19.test(data0)){
validate37.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate37.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cnpj !== undefined){
let data1 = data.cnpj;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(!pattern20.test(data1)){
const err0 = {instancePath:instancePath+"/cnpj",schemaPath:"Cnpj?request/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Z]{12}[0-9]{2}$", text: "deve ser um CNPJ sem pontuação, como 11222333000181"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/cnpj",schemaPath:"Cnpj?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/cnpj",schemaPath:"#/properties/cnpj/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/cnpj",schemaPath:"#/properties/cnpj/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate37.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs11 = errors;
if(typeof data.ativo !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chatHabilitado !== undefined){
const _errs13 = errors;
if(typeof data.chatHabilitado !== "boolean"){
validate37.errors = [{instancePath:instancePath+"/chatHabilitado",schemaPath:"#/properties/chatHabilitado/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const v30 = validate38;
const schema119 = {"type":"object","properties":{"ativo":{"type":"boolean"},"idTransportadora":{"$ref":"Codigo?request"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["ativo","idTransportadora","pagina","limite"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["ativo"] === null){
delete data["ativo"];
}
if(data["idTransportadora"] === null){
delete data["idTransportadora"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.ativo !== undefined){
const _errs1 = errors;
if(typeof data.ativo !== "boolean"){
validate38.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data1 = data.idTransportadora;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate38.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate38.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate38.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data2 = data.pagina;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate38.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate38.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate38.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data3 = data.limite;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate38.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
validate38.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate38.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const v31 = validate39;
const schema122 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Metodo"},"maxItems":200}},"$id":"ListaMetodo"};
const schema125 = {"type":"object","required":["id","idTransportadora","nome","ativo","correios","prazoAdicional","urlFoto","idMkt"],"properties":{"id":{"$ref":"Codigo"},"idTransportadora":{"$ref":"Codigo"},"nome":{"$ref":"Nome","maxLength":40},"ativo":{"type":"boolean"},"correios":{"type":"boolean"},"prazoAdicional":{"$ref":"DiasUteis"},"urlFoto":{"anyOf":[{"$ref":"UrlFoto"},{"type":"null"}]},"idMkt":{"anyOf":[{"$ref":"IdMkt"},{"type":"null"}]}},"$id":"Metodo"};
const schema130 = {"type":"string","maxLength":500,"$id":"UrlFoto"};
const schema131 = {"type":"string","minLength":1,"maxLength":2,"$id":"IdMkt"};
const pattern21 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Metodo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.id === undefined) && (missing0 = "id")) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.ativo === undefined) && (missing0 = "ativo"))) || ((data.correios === undefined) && (missing0 = "correios"))) || ((data.prazoAdicional === undefined) && (missing0 = "prazoAdicional"))) || ((data.urlFoto === undefined) && (missing0 = "urlFoto"))) || ((data.idMkt === undefined) && (missing0 = "idMkt"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate40.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data1 = data.idTransportadora;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate40.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate40.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate40.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data2 = data.nome;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(func0(data2) < 1){
validate40.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern21.test(data2)){
validate40.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 40 && func0(data2) > 40){
validate40.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs10 = errors;
if(typeof data.ativo !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correios !== undefined){
const _errs12 = errors;
if(typeof data.correios !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/correios",schemaPath:"#/properties/correios/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
let data5 = data.prazoAdicional;
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate40.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999 || isNaN(data5)){
validate40.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate40.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlFoto !== undefined){
let data6 = data.urlFoto;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data6 === "string"){
if(data6.length > 500 && func0(data6) > 500){
const err0 = {instancePath:instancePath+"/urlFoto",schemaPath:"UrlFoto/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/urlFoto",schemaPath:"UrlFoto/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs22 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/urlFoto",schemaPath:"#/properties/urlFoto/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err3 = {instancePath:instancePath+"/urlFoto",schemaPath:"#/properties/urlFoto/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate40.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMkt !== undefined){
let data7 = data.idMkt;
const _errs24 = errors;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data7 === "string"){
if(data7.length > 2 && func0(data7) > 2){
const err4 = {instancePath:instancePath+"/idMkt",schemaPath:"IdMkt/maxLength",keyword:"maxLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(func0(data7) < 1){
const err5 = {instancePath:instancePath+"/idMkt",schemaPath:"IdMkt/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/idMkt",schemaPath:"IdMkt/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs29 = errors;
if(data7 !== null){
const err7 = {instancePath:instancePath+"/idMkt",schemaPath:"#/properties/idMkt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err8 = {instancePath:instancePath+"/idMkt",schemaPath:"#/properties/idMkt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate40.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaMetodo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate39.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate39.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate39.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate39.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate39.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate39.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate39.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate39.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate39.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate39.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate40(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

const v32 = validate42;
const schema132 = {"type":"object","required":["idTransportadora","nome"],"properties":{"idTransportadora":{"$ref":"Codigo?request"},"nome":{"$ref":"Nome?request","maxLength":40},"ativo":{"type":"boolean"},"correios":{"type":"boolean"},"prazoAdicional":{"$ref":"DiasUteis?request"},"urlFoto":{"anyOf":[{"$ref":"UrlFoto?request"},{"type":"null"}]},"idMkt":{"anyOf":[{"$ref":"IdMkt?request"},{"type":"null"}]}},"nullIsAbsent":["ativo","correios","prazoAdicional"],"$id":"NovoMetodo?request"};
const schema136 = {"type":"string","maxLength":500,"$id":"UrlFoto?request"};
const schema137 = {"type":"string","minLength":1,"maxLength":2,"$id":"IdMkt?request"};
const pattern22 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovoMetodo?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idTransportadora === undefined) && (missing0 = "idTransportadora")) || ((data.nome === undefined) && (missing0 = "nome"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["ativo"] === null){
delete data["ativo"];
}
if(data["correios"] === null){
delete data["correios"];
}
if(data["prazoAdicional"] === null){
delete data["prazoAdicional"];
}
if(data.idTransportadora !== undefined){
let data0 = data.idTransportadora;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate42.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate42.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate42.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate42.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern22.test(data1)){
validate42.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
validate42.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs7 = errors;
if(typeof data.ativo !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correios !== undefined){
const _errs9 = errors;
if(typeof data.correios !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/correios",schemaPath:"#/properties/correios/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
let data4 = data.prazoAdicional;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate42.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999 || isNaN(data4)){
validate42.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate42.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlFoto !== undefined){
let data5 = data.urlFoto;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(data5.length > 500 && func0(data5) > 500){
const err0 = {instancePath:instancePath+"/urlFoto",schemaPath:"UrlFoto?request/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/urlFoto",schemaPath:"UrlFoto?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs19 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/urlFoto",schemaPath:"#/properties/urlFoto/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err3 = {instancePath:instancePath+"/urlFoto",schemaPath:"#/properties/urlFoto/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMkt !== undefined){
let data6 = data.idMkt;
const _errs21 = errors;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data6 === "string"){
if(data6.length > 2 && func0(data6) > 2){
const err4 = {instancePath:instancePath+"/idMkt",schemaPath:"IdMkt?request/maxLength",keyword:"maxLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(func0(data6) < 1){
const err5 = {instancePath:instancePath+"/idMkt",schemaPath:"IdMkt?request/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/idMkt",schemaPath:"IdMkt?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs26 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/idMkt",schemaPath:"#/properties/idMkt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err8 = {instancePath:instancePath+"/idMkt",schemaPath:"#/properties/idMkt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const v33 = validate40;

const v34 = validate43;
const schema138 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"idMetodo":{"$ref":"Codigo?request"}},"required":["idLoja","idMetodo"]};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.idMetodo === undefined) && (missing0 = "idMetodo"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate43.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate43.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodo !== undefined){
let data1 = data.idMetodo;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate43.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate43.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate43.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

const v35 = validate44;
const schema141 = {"type":"object","properties":{"idTransportadora":{"$ref":"Codigo?request"},"nome":{"$ref":"Nome?request","maxLength":40},"ativo":{"type":"boolean"},"correios":{"type":"boolean"},"prazoAdicional":{"$ref":"DiasUteis?request"},"urlFoto":{"anyOf":[{"$ref":"UrlFoto?request"},{"type":"null"}]},"idMkt":{"anyOf":[{"$ref":"IdMkt?request"},{"type":"null"}]}},"nullIsAbsent":["idTransportadora","nome","ativo","correios","prazoAdicional"],"$id":"MudancaMetodo?request"};
const pattern23 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaMetodo?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idTransportadora"] === null){
delete data["idTransportadora"];
}
if(data["nome"] === null){
delete data["nome"];
}
if(data["ativo"] === null){
delete data["ativo"];
}
if(data["correios"] === null){
delete data["correios"];
}
if(data["prazoAdicional"] === null){
delete data["prazoAdicional"];
}
if(data.idTransportadora !== undefined){
let data0 = data.idTransportadora;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate44.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate44.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate44.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate44.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern23.test(data1)){
validate44.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
validate44.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs7 = errors;
if(typeof data.ativo !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.correios !== undefined){
const _errs9 = errors;
if(typeof data.correios !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/correios",schemaPath:"#/properties/correios/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
let data4 = data.prazoAdicional;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate44.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999 || isNaN(data4)){
validate44.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate44.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"DiasUteis?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlFoto !== undefined){
let data5 = data.urlFoto;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data5 === "string"){
if(data5.length > 500 && func0(data5) > 500){
const err0 = {instancePath:instancePath+"/urlFoto",schemaPath:"UrlFoto?request/maxLength",keyword:"maxLength",params:{limit: 500}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/urlFoto",schemaPath:"UrlFoto?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs19 = errors;
if(data5 !== null){
const err2 = {instancePath:instancePath+"/urlFoto",schemaPath:"#/properties/urlFoto/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err3 = {instancePath:instancePath+"/urlFoto",schemaPath:"#/properties/urlFoto/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMkt !== undefined){
let data6 = data.idMkt;
const _errs21 = errors;
const _errs22 = errors;
let valid6 = false;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data6 === "string"){
if(data6.length > 2 && func0(data6) > 2){
const err4 = {instancePath:instancePath+"/idMkt",schemaPath:"IdMkt?request/maxLength",keyword:"maxLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(func0(data6) < 1){
const err5 = {instancePath:instancePath+"/idMkt",schemaPath:"IdMkt?request/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/idMkt",schemaPath:"IdMkt?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs23 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs26 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/idMkt",schemaPath:"#/properties/idMkt/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err8 = {instancePath:instancePath+"/idMkt",schemaPath:"#/properties/idMkt/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const v36 = validate45;
const schema147 = {"type":"object","properties":{"ativa":{"type":"boolean"},"idMetodo":{"$ref":"Codigo?request"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["ativa","idMetodo","pagina","limite"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["ativa"] === null){
delete data["ativa"];
}
if(data["idMetodo"] === null){
delete data["idMetodo"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.ativa !== undefined){
const _errs1 = errors;
if(typeof data.ativa !== "boolean"){
validate45.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodo !== undefined){
let data1 = data.idMetodo;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate45.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate45.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data2 = data.pagina;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate45.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate45.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data3 = data.limite;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate45.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const v37 = validate46;
const schema150 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Tabela"},"maxItems":200}},"$id":"ListaTabela"};
const schema153 = {"type":"object","required":["id","nome","idMetodo","idFilial","ativa","fatorCubagem","isencaoCubagemAte","adValorem","adValoremMinimo","gris","grisMinimo","pedagioFracao","despacho","outros","freteMinimo","icmsIncluso","icms","versaoFaixas","qtdFaixas"],"properties":{"id":{"$ref":"Codigo"},"nome":{"$ref":"Nome","maxLength":100},"idMetodo":{"$ref":"Codigo"},"idFilial":{"anyOf":[{"$ref":"Codigo"},{"type":"null"}]},"ativa":{"type":"boolean"},"fatorCubagem":{"$ref":"Peso"},"isencaoCubagemAte":{"$ref":"Peso"},"adValorem":{"$ref":"PercentualTarifa"},"adValoremMinimo":{"$ref":"DinheiroNaoNegativo"},"gris":{"$ref":"PercentualTarifa"},"grisMinimo":{"$ref":"DinheiroNaoNegativo"},"pedagioFracao":{"$ref":"DinheiroNaoNegativo"},"despacho":{"$ref":"DinheiroNaoNegativo"},"outros":{"$ref":"DinheiroNaoNegativo"},"freteMinimo":{"$ref":"DinheiroNaoNegativo"},"icmsIncluso":{"type":"boolean"},"icms":{"$ref":"PercentualTarifa"},"versaoFaixas":{"$ref":"InteiroNaoNegativo"},"qtdFaixas":{"$ref":"InteiroNaoNegativo"}},"$id":"Tabela"};
const schema158 = {"type":"number","minimum":0,"maximum":999999.999,"multipleOf":0.001,"$id":"Peso"};
const schema160 = {"type":"number","minimum":0,"maximum":99.999,"multipleOf":0.001,"$id":"PercentualTarifa"};
const schema161 = {"type":"number","minimum":0,"maximum":9999999.99,"multipleOf":0.01,"$id":"DinheiroNaoNegativo"};
const pattern24 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Tabela" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.idMetodo === undefined) && (missing0 = "idMetodo"))) || ((data.idFilial === undefined) && (missing0 = "idFilial"))) || ((data.ativa === undefined) && (missing0 = "ativa"))) || ((data.fatorCubagem === undefined) && (missing0 = "fatorCubagem"))) || ((data.isencaoCubagemAte === undefined) && (missing0 = "isencaoCubagemAte"))) || ((data.adValorem === undefined) && (missing0 = "adValorem"))) || ((data.adValoremMinimo === undefined) && (missing0 = "adValoremMinimo"))) || ((data.gris === undefined) && (missing0 = "gris"))) || ((data.grisMinimo === undefined) && (missing0 = "grisMinimo"))) || ((data.pedagioFracao === undefined) && (missing0 = "pedagioFracao"))) || ((data.despacho === undefined) && (missing0 = "despacho"))) || ((data.outros === undefined) && (missing0 = "outros"))) || ((data.freteMinimo === undefined) && (missing0 = "freteMinimo"))) || ((data.icmsIncluso === undefined) && (missing0 = "icmsIncluso"))) || ((data.icms === undefined) && (missing0 = "icms"))) || ((data.versaoFaixas === undefined) && (missing0 = "versaoFaixas"))) || ((data.qtdFaixas === undefined) && (missing0 = "qtdFaixas"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate47.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern24.test(data1)){
validate47.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate47.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodo !== undefined){
let data2 = data.idMetodo;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate47.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate47.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate47.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idFilial !== undefined){
let data3 = data.idFilial;
const _errs10 = errors;
const _errs11 = errors;
let valid4 = false;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err0 = {instancePath:instancePath+"/idFilial",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs13){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err1 = {instancePath:instancePath+"/idFilial",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/idFilial",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs12 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs15 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err4 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate47.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs17 = errors;
if(typeof data.ativa !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fatorCubagem !== undefined){
let data5 = data.fatorCubagem;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999.999 || isNaN(data5)){
validate47.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate47.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data5 * 1000) / 1000 !== data5){
validate47.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isencaoCubagemAte !== undefined){
let data6 = data.isencaoCubagemAte;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999.999 || isNaN(data6)){
validate47.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate47.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data6 * 1000) / 1000 !== data6){
validate47.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adValorem !== undefined){
let data7 = data.adValorem;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99.999 || isNaN(data7)){
validate47.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.999}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate47.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data7 * 1000) / 1000 !== data7){
validate47.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adValoremMinimo !== undefined){
let data8 = data.adValoremMinimo;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9999999.99 || isNaN(data8)){
validate47.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate47.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data8 * 100) / 100 !== data8){
validate47.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gris !== undefined){
let data9 = data.gris;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 99.999 || isNaN(data9)){
validate47.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.999}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate47.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data9 * 1000) / 1000 !== data9){
validate47.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grisMinimo !== undefined){
let data10 = data.grisMinimo;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9999999.99 || isNaN(data10)){
validate47.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate47.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data10 * 100) / 100 !== data10){
validate47.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedagioFracao !== undefined){
let data11 = data.pedagioFracao;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9999999.99 || isNaN(data11)){
validate47.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate47.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data11 * 100) / 100 !== data11){
validate47.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.despacho !== undefined){
let data12 = data.despacho;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9999999.99 || isNaN(data12)){
validate47.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate47.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data12 * 100) / 100 !== data12){
validate47.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outros !== undefined){
let data13 = data.outros;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9999999.99 || isNaN(data13)){
validate47.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate47.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data13 * 100) / 100 !== data13){
validate47.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteMinimo !== undefined){
let data14 = data.freteMinimo;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9999999.99 || isNaN(data14)){
validate47.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate47.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data14 * 100) / 100 !== data14){
validate47.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icmsIncluso !== undefined){
const _errs49 = errors;
if(typeof data.icmsIncluso !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/icmsIncluso",schemaPath:"#/properties/icmsIncluso/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icms !== undefined){
let data16 = data.icms;
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 99.999 || isNaN(data16)){
validate47.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.999}}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate47.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data16 * 1000) / 1000 !== data16){
validate47.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.versaoFaixas !== undefined){
let data17 = data.versaoFaixas;
const _errs54 = errors;
const _errs55 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate47.errors = [{instancePath:instancePath+"/versaoFaixas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs55){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
validate47.errors = [{instancePath:instancePath+"/versaoFaixas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate47.errors = [{instancePath:instancePath+"/versaoFaixas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.qtdFaixas !== undefined){
let data18 = data.qtdFaixas;
const _errs57 = errors;
const _errs58 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate47.errors = [{instancePath:instancePath+"/qtdFaixas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs58){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 2147483647 || isNaN(data18)){
validate47.errors = [{instancePath:instancePath+"/qtdFaixas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate47.errors = [{instancePath:instancePath+"/qtdFaixas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaTabela" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate46.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate46.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate46.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate46.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate46.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate46.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate46.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate46.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate46.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate47(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const v38 = validate49;
const schema171 = {"type":"object","required":["nome","idMetodo"],"properties":{"nome":{"$ref":"Nome?request","maxLength":100},"idMetodo":{"$ref":"Codigo?request"},"idFilial":{"anyOf":[{"$ref":"Codigo?request"},{"type":"null"}]},"ativa":{"type":"boolean"},"fatorCubagem":{"$ref":"Peso?request"},"isencaoCubagemAte":{"$ref":"Peso?request"},"adValorem":{"$ref":"PercentualTarifa?request"},"adValoremMinimo":{"$ref":"DinheiroNaoNegativo?request"},"gris":{"$ref":"PercentualTarifa?request"},"grisMinimo":{"$ref":"DinheiroNaoNegativo?request"},"pedagioFracao":{"$ref":"DinheiroNaoNegativo?request"},"despacho":{"$ref":"DinheiroNaoNegativo?request"},"outros":{"$ref":"DinheiroNaoNegativo?request"},"freteMinimo":{"$ref":"DinheiroNaoNegativo?request"},"icmsIncluso":{"type":"boolean"},"icms":{"$ref":"PercentualTarifa?request"}},"nullIsAbsent":["ativa","fatorCubagem","isencaoCubagemAte","adValorem","adValoremMinimo","gris","grisMinimo","pedagioFracao","despacho","outros","freteMinimo","icmsIncluso","icms"],"$id":"NovaTabela?request"};
const schema175 = {"type":"number","minimum":0,"maximum":999999.999,"nearMultipleOf":0.001,"$id":"Peso?request"};
const schema177 = {"type":"number","minimum":0,"maximum":99.999,"nearMultipleOf":0.001,"$id":"PercentualTarifa?request"};
const schema178 = {"type":"number","minimum":0,"maximum":9999999.99,"nearMultipleOf":0.01,"$id":"DinheiroNaoNegativo?request"};
const pattern25 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovaTabela?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.nome === undefined) && (missing0 = "nome")) || ((data.idMetodo === undefined) && (missing0 = "idMetodo"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["ativa"] === null){
delete data["ativa"];
}
if(data["fatorCubagem"] === null){
delete data["fatorCubagem"];
}
if(data["isencaoCubagemAte"] === null){
delete data["isencaoCubagemAte"];
}
if(data["adValorem"] === null){
delete data["adValorem"];
}
if(data["adValoremMinimo"] === null){
delete data["adValoremMinimo"];
}
if(data["gris"] === null){
delete data["gris"];
}
if(data["grisMinimo"] === null){
delete data["grisMinimo"];
}
if(data["pedagioFracao"] === null){
delete data["pedagioFracao"];
}
if(data["despacho"] === null){
delete data["despacho"];
}
if(data["outros"] === null){
delete data["outros"];
}
if(data["freteMinimo"] === null){
delete data["freteMinimo"];
}
if(data["icmsIncluso"] === null){
delete data["icmsIncluso"];
}
if(data["icms"] === null){
delete data["icms"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate49.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern25.test(data0)){
validate49.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate49.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodo !== undefined){
let data1 = data.idMetodo;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate49.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate49.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate49.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idFilial !== undefined){
let data2 = data.idFilial;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/idFilial",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err1 = {instancePath:instancePath+"/idFilial",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/idFilial",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs12 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs14 = errors;
if(typeof data.ativa !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fatorCubagem !== undefined){
let data4 = data.fatorCubagem;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data4 == "number") && (isFinite(data4))){
const near0 = Math.round(data4 * 1000) / 1000;
if(Math.abs(near0 - data4) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data4){
data4 = near0 + 0;
if(data !== undefined){
data["fatorCubagem"] = data4;
}
}
if(data4 > 999999.999 || isNaN(data4)){
validate49.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate49.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isencaoCubagemAte !== undefined){
let data5 = data.isencaoCubagemAte;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
const near1 = Math.round(data5 * 1000) / 1000;
if(Math.abs(near1 - data5) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near1 !== data5){
data5 = near1 + 0;
if(data !== undefined){
data["isencaoCubagemAte"] = data5;
}
}
if(data5 > 999999.999 || isNaN(data5)){
validate49.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate49.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adValorem !== undefined){
let data6 = data.adValorem;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data6 == "number") && (isFinite(data6))){
const near2 = Math.round(data6 * 1000) / 1000;
if(Math.abs(near2 - data6) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near2 !== data6){
data6 = near2 + 0;
if(data !== undefined){
data["adValorem"] = data6;
}
}
if(data6 > 99.999 || isNaN(data6)){
validate49.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate49.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adValoremMinimo !== undefined){
let data7 = data.adValoremMinimo;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if((typeof data7 == "number") && (isFinite(data7))){
const near3 = Math.round(data7 * 100) / 100;
if(Math.abs(near3 - data7) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near3 !== data7){
data7 = near3 + 0;
if(data !== undefined){
data["adValoremMinimo"] = data7;
}
}
if(data7 > 9999999.99 || isNaN(data7)){
validate49.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate49.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gris !== undefined){
let data8 = data.gris;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if((typeof data8 == "number") && (isFinite(data8))){
const near4 = Math.round(data8 * 1000) / 1000;
if(Math.abs(near4 - data8) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near4 !== data8){
data8 = near4 + 0;
if(data !== undefined){
data["gris"] = data8;
}
}
if(data8 > 99.999 || isNaN(data8)){
validate49.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.999}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate49.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grisMinimo !== undefined){
let data9 = data.grisMinimo;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if((typeof data9 == "number") && (isFinite(data9))){
const near5 = Math.round(data9 * 100) / 100;
if(Math.abs(near5 - data9) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near5 !== data9){
data9 = near5 + 0;
if(data !== undefined){
data["grisMinimo"] = data9;
}
}
if(data9 > 9999999.99 || isNaN(data9)){
validate49.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate49.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedagioFracao !== undefined){
let data10 = data.pedagioFracao;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data10 == "number") && (isFinite(data10))){
const near6 = Math.round(data10 * 100) / 100;
if(Math.abs(near6 - data10) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near6 !== data10){
data10 = near6 + 0;
if(data !== undefined){
data["pedagioFracao"] = data10;
}
}
if(data10 > 9999999.99 || isNaN(data10)){
validate49.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate49.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.despacho !== undefined){
let data11 = data.despacho;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if((typeof data11 == "number") && (isFinite(data11))){
const near7 = Math.round(data11 * 100) / 100;
if(Math.abs(near7 - data11) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near7 !== data11){
data11 = near7 + 0;
if(data !== undefined){
data["despacho"] = data11;
}
}
if(data11 > 9999999.99 || isNaN(data11)){
validate49.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate49.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outros !== undefined){
let data12 = data.outros;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if((typeof data12 == "number") && (isFinite(data12))){
const near8 = Math.round(data12 * 100) / 100;
if(Math.abs(near8 - data12) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near8 !== data12){
data12 = near8 + 0;
if(data !== undefined){
data["outros"] = data12;
}
}
if(data12 > 9999999.99 || isNaN(data12)){
validate49.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate49.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteMinimo !== undefined){
let data13 = data.freteMinimo;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if((typeof data13 == "number") && (isFinite(data13))){
const near9 = Math.round(data13 * 100) / 100;
if(Math.abs(near9 - data13) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near9 !== data13){
data13 = near9 + 0;
if(data !== undefined){
data["freteMinimo"] = data13;
}
}
if(data13 > 9999999.99 || isNaN(data13)){
validate49.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate49.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icmsIncluso !== undefined){
const _errs46 = errors;
if(typeof data.icmsIncluso !== "boolean"){
validate49.errors = [{instancePath:instancePath+"/icmsIncluso",schemaPath:"#/properties/icmsIncluso/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icms !== undefined){
let data15 = data.icms;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if((typeof data15 == "number") && (isFinite(data15))){
const near10 = Math.round(data15 * 1000) / 1000;
if(Math.abs(near10 - data15) > 0.000001){
validate49.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near10 !== data15){
data15 = near10 + 0;
if(data !== undefined){
data["icms"] = data15;
}
}
if(data15 > 99.999 || isNaN(data15)){
validate49.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.999}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate49.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

const v39 = validate47;

const v40 = validate50;
const schema186 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"idTabela":{"$ref":"Codigo?request"}},"required":["idLoja","idTabela"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.idTabela === undefined) && (missing0 = "idTabela"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate50.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate50.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate50.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTabela !== undefined){
let data1 = data.idTabela;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate50.errors = [{instancePath:instancePath+"/idTabela",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/idTabela",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate50.errors = [{instancePath:instancePath+"/idTabela",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

const v41 = validate51;
const schema189 = {"type":"object","properties":{"nome":{"$ref":"Nome?request","maxLength":100},"idMetodo":{"$ref":"Codigo?request"},"idFilial":{"anyOf":[{"$ref":"Codigo?request"},{"type":"null"}]},"ativa":{"type":"boolean"},"fatorCubagem":{"$ref":"Peso?request"},"isencaoCubagemAte":{"$ref":"Peso?request"},"adValorem":{"$ref":"PercentualTarifa?request"},"adValoremMinimo":{"$ref":"DinheiroNaoNegativo?request"},"gris":{"$ref":"PercentualTarifa?request"},"grisMinimo":{"$ref":"DinheiroNaoNegativo?request"},"pedagioFracao":{"$ref":"DinheiroNaoNegativo?request"},"despacho":{"$ref":"DinheiroNaoNegativo?request"},"outros":{"$ref":"DinheiroNaoNegativo?request"},"freteMinimo":{"$ref":"DinheiroNaoNegativo?request"},"icmsIncluso":{"type":"boolean"},"icms":{"$ref":"PercentualTarifa?request"}},"nullIsAbsent":["nome","idMetodo","ativa","fatorCubagem","isencaoCubagemAte","adValorem","adValoremMinimo","gris","grisMinimo","pedagioFracao","despacho","outros","freteMinimo","icmsIncluso","icms"],"$id":"MudancaTabela?request"};
const pattern26 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaTabela?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["nome"] === null){
delete data["nome"];
}
if(data["idMetodo"] === null){
delete data["idMetodo"];
}
if(data["ativa"] === null){
delete data["ativa"];
}
if(data["fatorCubagem"] === null){
delete data["fatorCubagem"];
}
if(data["isencaoCubagemAte"] === null){
delete data["isencaoCubagemAte"];
}
if(data["adValorem"] === null){
delete data["adValorem"];
}
if(data["adValoremMinimo"] === null){
delete data["adValoremMinimo"];
}
if(data["gris"] === null){
delete data["gris"];
}
if(data["grisMinimo"] === null){
delete data["grisMinimo"];
}
if(data["pedagioFracao"] === null){
delete data["pedagioFracao"];
}
if(data["despacho"] === null){
delete data["despacho"];
}
if(data["outros"] === null){
delete data["outros"];
}
if(data["freteMinimo"] === null){
delete data["freteMinimo"];
}
if(data["icmsIncluso"] === null){
delete data["icmsIncluso"];
}
if(data["icms"] === null){
delete data["icms"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate51.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern26.test(data0)){
validate51.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate51.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodo !== undefined){
let data1 = data.idMetodo;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate51.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate51.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate51.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idFilial !== undefined){
let data2 = data.idFilial;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
const _errs10 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/idFilial",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs10){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err1 = {instancePath:instancePath+"/idFilial",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data2 < 1 || isNaN(data2)){
const err2 = {instancePath:instancePath+"/idFilial",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs12 = errors;
if(data2 !== null){
const err3 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs14 = errors;
if(typeof data.ativa !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fatorCubagem !== undefined){
let data4 = data.fatorCubagem;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data4 == "number") && (isFinite(data4))){
const near0 = Math.round(data4 * 1000) / 1000;
if(Math.abs(near0 - data4) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data4){
data4 = near0 + 0;
if(data !== undefined){
data["fatorCubagem"] = data4;
}
}
if(data4 > 999999.999 || isNaN(data4)){
validate51.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate51.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/fatorCubagem",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isencaoCubagemAte !== undefined){
let data5 = data.isencaoCubagemAte;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
const near1 = Math.round(data5 * 1000) / 1000;
if(Math.abs(near1 - data5) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near1 !== data5){
data5 = near1 + 0;
if(data !== undefined){
data["isencaoCubagemAte"] = data5;
}
}
if(data5 > 999999.999 || isNaN(data5)){
validate51.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate51.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/isencaoCubagemAte",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adValorem !== undefined){
let data6 = data.adValorem;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data6 == "number") && (isFinite(data6))){
const near2 = Math.round(data6 * 1000) / 1000;
if(Math.abs(near2 - data6) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near2 !== data6){
data6 = near2 + 0;
if(data !== undefined){
data["adValorem"] = data6;
}
}
if(data6 > 99.999 || isNaN(data6)){
validate51.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate51.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"PercentualTarifa?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adValoremMinimo !== undefined){
let data7 = data.adValoremMinimo;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if((typeof data7 == "number") && (isFinite(data7))){
const near3 = Math.round(data7 * 100) / 100;
if(Math.abs(near3 - data7) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near3 !== data7){
data7 = near3 + 0;
if(data !== undefined){
data["adValoremMinimo"] = data7;
}
}
if(data7 > 9999999.99 || isNaN(data7)){
validate51.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate51.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/adValoremMinimo",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gris !== undefined){
let data8 = data.gris;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if((typeof data8 == "number") && (isFinite(data8))){
const near4 = Math.round(data8 * 1000) / 1000;
if(Math.abs(near4 - data8) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near4 !== data8){
data8 = near4 + 0;
if(data !== undefined){
data["gris"] = data8;
}
}
if(data8 > 99.999 || isNaN(data8)){
validate51.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.999}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate51.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/gris",schemaPath:"PercentualTarifa?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.grisMinimo !== undefined){
let data9 = data.grisMinimo;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if((typeof data9 == "number") && (isFinite(data9))){
const near5 = Math.round(data9 * 100) / 100;
if(Math.abs(near5 - data9) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near5 !== data9){
data9 = near5 + 0;
if(data !== undefined){
data["grisMinimo"] = data9;
}
}
if(data9 > 9999999.99 || isNaN(data9)){
validate51.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate51.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/grisMinimo",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedagioFracao !== undefined){
let data10 = data.pedagioFracao;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data10 == "number") && (isFinite(data10))){
const near6 = Math.round(data10 * 100) / 100;
if(Math.abs(near6 - data10) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near6 !== data10){
data10 = near6 + 0;
if(data !== undefined){
data["pedagioFracao"] = data10;
}
}
if(data10 > 9999999.99 || isNaN(data10)){
validate51.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate51.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/pedagioFracao",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.despacho !== undefined){
let data11 = data.despacho;
const _errs37 = errors;
const _errs38 = errors;
if(errors === _errs38){
if((typeof data11 == "number") && (isFinite(data11))){
const near7 = Math.round(data11 * 100) / 100;
if(Math.abs(near7 - data11) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near7 !== data11){
data11 = near7 + 0;
if(data !== undefined){
data["despacho"] = data11;
}
}
if(data11 > 9999999.99 || isNaN(data11)){
validate51.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate51.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/despacho",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outros !== undefined){
let data12 = data.outros;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if((typeof data12 == "number") && (isFinite(data12))){
const near8 = Math.round(data12 * 100) / 100;
if(Math.abs(near8 - data12) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near8 !== data12){
data12 = near8 + 0;
if(data !== undefined){
data["outros"] = data12;
}
}
if(data12 > 9999999.99 || isNaN(data12)){
validate51.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate51.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/outros",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteMinimo !== undefined){
let data13 = data.freteMinimo;
const _errs43 = errors;
const _errs44 = errors;
if(errors === _errs44){
if((typeof data13 == "number") && (isFinite(data13))){
const near9 = Math.round(data13 * 100) / 100;
if(Math.abs(near9 - data13) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near9 !== data13){
data13 = near9 + 0;
if(data !== undefined){
data["freteMinimo"] = data13;
}
}
if(data13 > 9999999.99 || isNaN(data13)){
validate51.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate51.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/freteMinimo",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icmsIncluso !== undefined){
const _errs46 = errors;
if(typeof data.icmsIncluso !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/icmsIncluso",schemaPath:"#/properties/icmsIncluso/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icms !== undefined){
let data15 = data.icms;
const _errs48 = errors;
const _errs49 = errors;
if(errors === _errs49){
if((typeof data15 == "number") && (isFinite(data15))){
const near10 = Math.round(data15 * 1000) / 1000;
if(Math.abs(near10 - data15) > 0.000001){
validate51.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near10 !== data15){
data15 = near10 + 0;
if(data !== undefined){
data["icms"] = data15;
}
}
if(data15 > 99.999 || isNaN(data15)){
validate51.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99.999}}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate51.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/icms",schemaPath:"PercentualTarifa?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

const v42 = validate52;
const schema204 = {"type":"object","properties":{"content-disposition":{"type":"string"},"x-request-id":{"type":"string"}},"required":["content-disposition"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["content-disposition"] === undefined) && (missing0 = "content-disposition")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["content-disposition"] !== undefined){
const _errs1 = errors;
if(typeof data["content-disposition"] !== "string"){
validate52.errors = [{instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-request-id"] !== undefined){
const _errs3 = errors;
if(typeof data["x-request-id"] !== "string"){
validate52.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const v43 = validate53;
const schema205 = {"type":"object","required":["mensagem","linhas","faixas","versaoFaixas"],"properties":{"mensagem":{"$ref":"Mensagem"},"linhas":{"$ref":"InteiroNaoNegativo"},"faixas":{"$ref":"InteiroNaoNegativo"},"versaoFaixas":{"$ref":"InteiroNaoNegativo"}},"$id":"Importacao"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Importacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.linhas === undefined) && (missing0 = "linhas"))) || ((data.faixas === undefined) && (missing0 = "faixas"))) || ((data.versaoFaixas === undefined) && (missing0 = "versaoFaixas"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate53.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate53.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.linhas !== undefined){
let data1 = data.linhas;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate53.errors = [{instancePath:instancePath+"/linhas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/linhas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/linhas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.faixas !== undefined){
let data2 = data.faixas;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate53.errors = [{instancePath:instancePath+"/faixas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/faixas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate53.errors = [{instancePath:instancePath+"/faixas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.versaoFaixas !== undefined){
let data3 = data.versaoFaixas;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate53.errors = [{instancePath:instancePath+"/versaoFaixas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate53.errors = [{instancePath:instancePath+"/versaoFaixas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate53.errors = [{instancePath:instancePath+"/versaoFaixas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

const v44 = validate54;
const schema210 = {"type":"object","required":["mensagem"],"properties":{"mensagem":{"$ref":"Mensagem"},"total":{"$ref":"InteiroNaoNegativo"},"erros":{"type":"array","items":{"$ref":"ErroDeLinha"},"maxItems":1000}},"$id":"FalhaDaImportacao"};
const schema213 = {"type":"object","required":["linha","mensagem"],"properties":{"linha":{"type":"integer","minimum":1,"maximum":2147483647},"mensagem":{"$ref":"Mensagem"}},"$id":"ErroDeLinha"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ErroDeLinha" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.linha === undefined) && (missing0 = "linha")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.linha !== undefined){
let data0 = data.linha;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate55.errors = [{instancePath:instancePath+"/linha",schemaPath:"#/properties/linha/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate55.errors = [{instancePath:instancePath+"/linha",schemaPath:"#/properties/linha/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate55.errors = [{instancePath:instancePath+"/linha",schemaPath:"#/properties/linha/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data1 = data.mensagem;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate55.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate55.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FalhaDaImportacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate54.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data1 = data.total;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate54.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate54.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.erros !== undefined){
let data2 = data.erros;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate54.errors = [{instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate55(data2[i0], {instancePath:instancePath+"/erros/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const v45 = validate57;
const schema215 = {"type":"object","properties":{"tipo":{"$ref":"TipoTaxa?request"},"ativa":{"type":"boolean"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["tipo","ativa","pagina","limite"]};
const schema216 = {"type":"string","enum":["TDA","TRT"],"$id":"TipoTaxa?request"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["tipo"] === null){
delete data["tipo"];
}
if(data["ativa"] === null){
delete data["ativa"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.tipo !== undefined){
let data0 = data.tipo;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate57.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoTaxa?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "TDA") || (data0 === "TRT"))){
validate57.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoTaxa?request/enum",keyword:"enum",params:{allowedValues: schema216.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs4 = errors;
if(typeof data.ativa !== "boolean"){
validate57.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data2 = data.pagina;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate57.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate57.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate57.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data3 = data.limite;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate57.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)){
validate57.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate57.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

const v46 = validate58;
const schema218 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Taxa"},"maxItems":200}},"$id":"ListaTaxa"};
const schema221 = {"type":"object","required":["id","tipo","cepInicio","cepFim","forma","valor","idTransportadora","minimo","ativa"],"properties":{"id":{"$ref":"Codigo"},"tipo":{"$ref":"TipoTaxa"},"cepInicio":{"$ref":"Cep"},"cepFim":{"$ref":"Cep"},"forma":{"$ref":"FormaTaxa"},"valor":{"type":"number","minimum":0,"maximum":999999.999,"multipleOf":0.001},"idTransportadora":{"anyOf":[{"$ref":"Codigo"},{"type":"null"}]},"minimo":{"$ref":"DinheiroNaoNegativo"},"ativa":{"type":"boolean"}},"$id":"Taxa"};
const schema223 = {"type":"string","enum":["TDA","TRT"],"$id":"TipoTaxa"};
const schema226 = {"type":"string","enum":["fixo","percentual"],"$id":"FormaTaxa"};
const pattern27 = new RegExp("^\\d{8}$", "u");
const pattern28 = new RegExp("^\\d{8}$", "u");

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Taxa" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.cepInicio === undefined) && (missing0 = "cepInicio"))) || ((data.cepFim === undefined) && (missing0 = "cepFim"))) || ((data.forma === undefined) && (missing0 = "forma"))) || ((data.valor === undefined) && (missing0 = "valor"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.minimo === undefined) && (missing0 = "minimo"))) || ((data.ativa === undefined) && (missing0 = "ativa"))){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate59.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate59.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoTaxa/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "TDA") || (data1 === "TRT"))){
validate59.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoTaxa/enum",keyword:"enum",params:{allowedValues: schema223.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepInicio !== undefined){
let data2 = data.cepInicio;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern27.test(data2)){
validate59.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepFim !== undefined){
let data3 = data.cepFim;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(!pattern28.test(data3)){
validate59.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forma !== undefined){
let data4 = data.forma;
const _errs13 = errors;
if(typeof data4 !== "string"){
validate59.errors = [{instancePath:instancePath+"/forma",schemaPath:"FormaTaxa/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "fixo") || (data4 === "percentual"))){
validate59.errors = [{instancePath:instancePath+"/forma",schemaPath:"FormaTaxa/enum",keyword:"enum",params:{allowedValues: schema226.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valor !== undefined){
let data5 = data.valor;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999.999 || isNaN(data5)){
validate59.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate59.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data5 * 1000) / 1000 !== data5){
validate59.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data6 = data.idTransportadora;
const _errs18 = errors;
const _errs19 = errors;
let valid6 = false;
const _errs20 = errors;
const _errs21 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err0 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs21){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err1 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data6 < 1 || isNaN(data6)){
const err2 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs20 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs23 = errors;
if(data6 !== null){
const err3 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
const err4 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate59.errors = vErrors;
return false;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimo !== undefined){
let data7 = data.minimo;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9999999.99 || isNaN(data7)){
validate59.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate59.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data7 * 100) / 100 !== data7){
validate59.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs28 = errors;
if(typeof data.ativa !== "boolean"){
validate59.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaTaxa" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate58.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate58.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate58.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate58.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate58.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate58.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate58.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate58.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate58.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate59(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

const v47 = validate61;
const schema229 = {"type":"object","required":["tipo","cepInicio","cepFim","forma","valor"],"properties":{"tipo":{"$ref":"TipoTaxa?request"},"cepInicio":{"$ref":"Cep?request"},"cepFim":{"$ref":"Cep?request"},"forma":{"$ref":"FormaTaxa?request"},"valor":{"type":"number","minimum":0,"maximum":999999.999,"nearMultipleOf":0.001},"idTransportadora":{"anyOf":[{"$ref":"Codigo?request"},{"type":"null"}]},"minimo":{"$ref":"DinheiroNaoNegativo?request"},"ativa":{"type":"boolean"}},"nullIsAbsent":["minimo","ativa"],"$id":"NovaTaxa?request"};
const schema233 = {"type":"string","enum":["fixo","percentual"],"$id":"FormaTaxa?request"};
const pattern29 = new RegExp("^\\d{8}$", "u");
const pattern30 = new RegExp("^\\d{8}$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovaTaxa?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.tipo === undefined) && (missing0 = "tipo")) || ((data.cepInicio === undefined) && (missing0 = "cepInicio"))) || ((data.cepFim === undefined) && (missing0 = "cepFim"))) || ((data.forma === undefined) && (missing0 = "forma"))) || ((data.valor === undefined) && (missing0 = "valor"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["minimo"] === null){
delete data["minimo"];
}
if(data["ativa"] === null){
delete data["ativa"];
}
if(data.tipo !== undefined){
let data0 = data.tipo;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate61.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoTaxa?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "TDA") || (data0 === "TRT"))){
validate61.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoTaxa?request/enum",keyword:"enum",params:{allowedValues: schema216.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepInicio !== undefined){
let data1 = data.cepInicio;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern29.test(data1)){
validate61.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepFim !== undefined){
let data2 = data.cepFim;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern30.test(data2)){
validate61.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate61.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forma !== undefined){
let data3 = data.forma;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate61.errors = [{instancePath:instancePath+"/forma",schemaPath:"FormaTaxa?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "fixo") || (data3 === "percentual"))){
validate61.errors = [{instancePath:instancePath+"/forma",schemaPath:"FormaTaxa?request/enum",keyword:"enum",params:{allowedValues: schema233.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valor !== undefined){
let data4 = data.valor;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
const near0 = Math.round(data4 * 1000) / 1000;
if(Math.abs(near0 - data4) > 0.000001){
validate61.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data4){
data4 = near0 + 0;
if(data !== undefined){
data["valor"] = data4;
}
}
if(data4 > 999999.999 || isNaN(data4)){
validate61.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate61.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data5 = data.idTransportadora;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err0 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err1 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data5 < 1 || isNaN(data5)){
const err2 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs17 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs20 = errors;
if(data5 !== null){
const err3 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err4 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate61.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimo !== undefined){
let data6 = data.minimo;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data6 == "number") && (isFinite(data6))){
const near1 = Math.round(data6 * 100) / 100;
if(Math.abs(near1 - data6) > 0.000001){
validate61.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near1 !== data6){
data6 = near1 + 0;
if(data !== undefined){
data["minimo"] = data6;
}
}
if(data6 > 9999999.99 || isNaN(data6)){
validate61.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate61.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs25 = errors;
if(typeof data.ativa !== "boolean"){
validate61.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const v48 = validate59;

const v49 = validate62;
const schema236 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"idTaxa":{"$ref":"Codigo?request"}},"required":["idLoja","idTaxa"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.idTaxa === undefined) && (missing0 = "idTaxa"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate62.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate62.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate62.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTaxa !== undefined){
let data1 = data.idTaxa;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate62.errors = [{instancePath:instancePath+"/idTaxa",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate62.errors = [{instancePath:instancePath+"/idTaxa",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate62.errors = [{instancePath:instancePath+"/idTaxa",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const v50 = validate63;
const schema239 = {"type":"object","properties":{"tipo":{"$ref":"TipoTaxa?request"},"cepInicio":{"$ref":"Cep?request"},"cepFim":{"$ref":"Cep?request"},"forma":{"$ref":"FormaTaxa?request"},"valor":{"type":"number","minimum":0,"maximum":999999.999,"nearMultipleOf":0.001},"idTransportadora":{"anyOf":[{"$ref":"Codigo?request"},{"type":"null"}]},"minimo":{"$ref":"DinheiroNaoNegativo?request"},"ativa":{"type":"boolean"}},"nullIsAbsent":["tipo","cepInicio","cepFim","forma","valor","minimo","ativa"],"$id":"MudancaTaxa?request"};
const pattern31 = new RegExp("^\\d{8}$", "u");
const pattern32 = new RegExp("^\\d{8}$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaTaxa?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["tipo"] === null){
delete data["tipo"];
}
if(data["cepInicio"] === null){
delete data["cepInicio"];
}
if(data["cepFim"] === null){
delete data["cepFim"];
}
if(data["forma"] === null){
delete data["forma"];
}
if(data["valor"] === null){
delete data["valor"];
}
if(data["minimo"] === null){
delete data["minimo"];
}
if(data["ativa"] === null){
delete data["ativa"];
}
if(data.tipo !== undefined){
let data0 = data.tipo;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate63.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoTaxa?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "TDA") || (data0 === "TRT"))){
validate63.errors = [{instancePath:instancePath+"/tipo",schemaPath:"TipoTaxa?request/enum",keyword:"enum",params:{allowedValues: schema216.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepInicio !== undefined){
let data1 = data.cepInicio;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern31.test(data1)){
validate63.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepFim !== undefined){
let data2 = data.cepFim;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern32.test(data2)){
validate63.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forma !== undefined){
let data3 = data.forma;
const _errs10 = errors;
if(typeof data3 !== "string"){
validate63.errors = [{instancePath:instancePath+"/forma",schemaPath:"FormaTaxa?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "fixo") || (data3 === "percentual"))){
validate63.errors = [{instancePath:instancePath+"/forma",schemaPath:"FormaTaxa?request/enum",keyword:"enum",params:{allowedValues: schema233.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valor !== undefined){
let data4 = data.valor;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
const near0 = Math.round(data4 * 1000) / 1000;
if(Math.abs(near0 - data4) > 0.000001){
validate63.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data4){
data4 = near0 + 0;
if(data !== undefined){
data["valor"] = data4;
}
}
if(data4 > 999999.999 || isNaN(data4)){
validate63.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate63.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data5 = data.idTransportadora;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err0 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err1 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data5 < 1 || isNaN(data5)){
const err2 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs17 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs20 = errors;
if(data5 !== null){
const err3 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err4 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate63.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimo !== undefined){
let data6 = data.minimo;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data6 == "number") && (isFinite(data6))){
const near1 = Math.round(data6 * 100) / 100;
if(Math.abs(near1 - data6) > 0.000001){
validate63.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near1 !== data6){
data6 = near1 + 0;
if(data !== undefined){
data["minimo"] = data6;
}
}
if(data6 > 9999999.99 || isNaN(data6)){
validate63.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate63.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/minimo",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativa !== undefined){
const _errs25 = errors;
if(typeof data.ativa !== "boolean"){
validate63.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const v51 = validate64;
const schema246 = {"type":"object","properties":{"status":{"$ref":"StatusRegra?request"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["status","pagina","limite"]};
const schema247 = {"type":"string","enum":["ativo","inativo","pendente"],"$id":"StatusRegra?request"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["status"] === null){
delete data["status"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate64.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusRegra?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "ativo") || (data0 === "inativo")) || (data0 === "pendente"))){
validate64.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusRegra?request/enum",keyword:"enum",params:{allowedValues: schema247.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data1 = data.pagina;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate64.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate64.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate64.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data2 = data.limite;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate64.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
validate64.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate64.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const v52 = validate65;
const schema249 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Regra"},"maxItems":200}},"$id":"ListaRegra"};
const schema252 = {"type":"object","required":["codigo","situacao","titulo","valorTipo","dataInicio","status","valorAcao","valor","prazoAcao","prazo","dataFim","ordem","criterios","idUsuario","usuario","usuarioEmail","dataCadastro"],"properties":{"codigo":{"$ref":"Codigo"},"situacao":{"$ref":"SituacaoRegra"},"titulo":{"type":"string","minLength":1,"maxLength":255},"valorTipo":{"$ref":"ValorTipo"},"dataInicio":{"$ref":"Data"},"status":{"$ref":"StatusRegra"},"valorAcao":{"$ref":"ValorAcao"},"valor":{"type":"number","minimum":0,"maximum":999999.999,"multipleOf":0.001},"prazoAcao":{"anyOf":[{"$ref":"PrazoAcao"},{"type":"null"}]},"prazo":{"anyOf":[{"$ref":"DiasUteis"},{"type":"null"}]},"dataFim":{"anyOf":[{"$ref":"Data"},{"type":"null"}]},"ordem":{"$ref":"InteiroNaoNegativo"},"criterios":{"type":"array","items":{"$ref":"CriterioRegra"},"maxItems":12},"idUsuario":{"$ref":"IdentificadorNaoNegativo"},"usuario":{"type":"string","maxLength":100},"usuarioEmail":{"type":"string","maxLength":255},"dataCadastro":{"$ref":"TimestampIso"}},"$id":"Regra"};
const schema254 = {"type":"string","enum":["vigente","programada","vencida"],"$id":"SituacaoRegra"};
const schema255 = {"type":"string","enum":["percentual","fixo","bloqueio"],"$id":"ValorTipo"};
const schema257 = {"type":"string","enum":["ativo","inativo","pendente"],"$id":"StatusRegra"};
const schema258 = {"type":"string","enum":["soma","desconto","substitui"],"$id":"ValorAcao"};
const schema259 = {"type":"string","enum":["soma","substitui"],"$id":"PrazoAcao"};
const schema292 = {"type":"integer","minimum":0,"maximum":9007199254740991,"$id":"IdentificadorNaoNegativo"};
const schema293 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$","format":"timestamp-iso","$id":"TimestampIso"};
const formats30 = formats["timestamp-iso"];
const schema263 = {"anyOf":[{"$ref":"CriterioUf"},{"$ref":"CriterioRegiaoUf"},{"$ref":"CriterioRegiaoPais"},{"$ref":"CriterioCep"},{"$ref":"CriterioCanal"},{"$ref":"CriterioFilial"},{"$ref":"CriterioTransportadora"},{"$ref":"CriterioMetodo"},{"$ref":"CriterioValorNF"},{"$ref":"CriterioPeso"},{"$ref":"CriterioCategoria"},{"$ref":"CriterioSku"}],"$id":"CriterioRegra"};
const schema264 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[1]},"valores":{"type":"array","items":{"$ref":"Uf"},"minItems":1,"maxItems":27,"uniqueItems":true}},"$id":"CriterioUf"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioUf" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate68.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 1)){
validate68.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema264.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 27){
validate68.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 27}}];
return false;
}
else {
if(data1.length < 1){
validate68.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate68.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data2 === "AC") || (data2 === "AL")) || (data2 === "AM")) || (data2 === "AP")) || (data2 === "BA")) || (data2 === "CE")) || (data2 === "DF")) || (data2 === "ES")) || (data2 === "GO")) || (data2 === "MA")) || (data2 === "MG")) || (data2 === "MS")) || (data2 === "MT")) || (data2 === "PA")) || (data2 === "PB")) || (data2 === "PE")) || (data2 === "PI")) || (data2 === "PR")) || (data2 === "RJ")) || (data2 === "RN")) || (data2 === "RO")) || (data2 === "RR")) || (data2 === "RS")) || (data2 === "SC")) || (data2 === "SE")) || (data2 === "SP")) || (data2 === "TO"))){
validate68.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Uf/enum",keyword:"enum",params:{allowedValues: schema81.enum}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate68.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

const schema266 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[2]},"valores":{"type":"array","items":{"$ref":"RegiaoUf"},"minItems":1,"maxItems":3,"uniqueItems":true}},"$id":"CriterioRegiaoUf"};
const schema267 = {"type":"string","enum":["Interior","Capital","Metropolitano"],"$id":"RegiaoUf"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioRegiaoUf" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate70.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 2)){
validate70.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema266.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 3){
validate70.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data1.length < 1){
validate70.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate70.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"RegiaoUf/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "Interior") || (data2 === "Capital")) || (data2 === "Metropolitano"))){
validate70.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"RegiaoUf/enum",keyword:"enum",params:{allowedValues: schema267.enum}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate70.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

const schema268 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[3]},"valores":{"type":"array","items":{"$ref":"RegiaoPais"},"minItems":1,"maxItems":5,"uniqueItems":true}},"$id":"CriterioRegiaoPais"};
const schema269 = {"type":"string","enum":["Norte","Nordeste","Centro-Oeste","Sudeste","Sul"],"$id":"RegiaoPais"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioRegiaoPais" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate72.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 3)){
validate72.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema268.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 5){
validate72.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data1.length < 1){
validate72.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate72.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"RegiaoPais/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data2 === "Norte") || (data2 === "Nordeste")) || (data2 === "Centro-Oeste")) || (data2 === "Sudeste")) || (data2 === "Sul"))){
validate72.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"RegiaoPais/enum",keyword:"enum",params:{allowedValues: schema269.enum}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate72.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

const schema270 = {"type":"object","required":["campo","faixas"],"properties":{"campo":{"type":"number","enum":[4]},"faixas":{"type":"array","items":{"$ref":"FaixaDeCep"},"minItems":1,"maxItems":1000}},"$id":"CriterioCep"};
const schema271 = {"type":"object","required":["cepInicio","cepFim"],"properties":{"cepInicio":{"$ref":"Cep"},"cepFim":{"$ref":"Cep"}},"$id":"FaixaDeCep"};
const pattern33 = new RegExp("^\\d{8}$", "u");
const pattern34 = new RegExp("^\\d{8}$", "u");

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FaixaDeCep" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cepInicio === undefined) && (missing0 = "cepInicio")) || ((data.cepFim === undefined) && (missing0 = "cepFim"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.cepInicio !== undefined){
let data0 = data.cepInicio;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern33.test(data0)){
validate75.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepFim !== undefined){
let data1 = data.cepFim;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern34.test(data1)){
validate75.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioCep" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.faixas === undefined) && (missing0 = "faixas"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate74.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 4)){
validate74.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema270.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.faixas !== undefined){
let data1 = data.faixas;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate74.errors = [{instancePath:instancePath+"/faixas",schemaPath:"#/properties/faixas/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate74.errors = [{instancePath:instancePath+"/faixas",schemaPath:"#/properties/faixas/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate75(data1[i0], {instancePath:instancePath+"/faixas/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/faixas",schemaPath:"#/properties/faixas/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const schema274 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[5]},"valores":{"type":"array","items":{"$ref":"TextoDeCanal"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioCanal"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioCanal" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate78.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 5)){
validate78.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema274.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate78.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate78.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 255 && func0(data2) > 255){
validate78.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCanal/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data2) < 1){
validate78.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCanal/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCanal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate78.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

const schema276 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[6]},"valores":{"type":"array","items":{"$ref":"Codigo"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioFilial"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioFilial" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate80.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 6)){
validate80.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema276.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate80.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate80.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate80.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate80.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate80.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate80.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

const schema278 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[7]},"valores":{"type":"array","items":{"$ref":"Codigo"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioTransportadora"};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioTransportadora" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate82.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 7)){
validate82.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema278.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate82.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate82.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate82.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate82.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate82.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate82.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}

const schema280 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[8]},"valores":{"type":"array","items":{"$ref":"Codigo"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioMetodo"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioMetodo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate84.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 8)){
validate84.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema280.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate84.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate84.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate84.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate84.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate84.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate84.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

const schema282 = {"type":"object","required":["campo"],"properties":{"campo":{"type":"number","enum":[9]},"de":{"$ref":"DinheiroNaoNegativo"},"ate":{"$ref":"DinheiroNaoNegativo"}},"$id":"CriterioValorNF"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioValorNF" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.campo === undefined) && (missing0 = "campo")){
validate86.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate86.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 9)){
validate86.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema282.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.de !== undefined){
let data1 = data.de;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999999.99 || isNaN(data1)){
validate86.errors = [{instancePath:instancePath+"/de",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate86.errors = [{instancePath:instancePath+"/de",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 100) / 100 !== data1){
validate86.errors = [{instancePath:instancePath+"/de",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/de",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ate !== undefined){
let data2 = data.ate;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999.99 || isNaN(data2)){
validate86.errors = [{instancePath:instancePath+"/ate",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate86.errors = [{instancePath:instancePath+"/ate",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 100) / 100 !== data2){
validate86.errors = [{instancePath:instancePath+"/ate",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/ate",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

const schema285 = {"type":"object","required":["campo"],"properties":{"campo":{"type":"number","enum":[10]},"de":{"$ref":"Peso"},"ate":{"$ref":"Peso"}},"$id":"CriterioPeso"};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioPeso" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.campo === undefined) && (missing0 = "campo")){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate88.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 10)){
validate88.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema285.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.de !== undefined){
let data1 = data.de;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999999.999 || isNaN(data1)){
validate88.errors = [{instancePath:instancePath+"/de",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate88.errors = [{instancePath:instancePath+"/de",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 1000) / 1000 !== data1){
validate88.errors = [{instancePath:instancePath+"/de",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/de",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ate !== undefined){
let data2 = data.ate;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999999.999 || isNaN(data2)){
validate88.errors = [{instancePath:instancePath+"/ate",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate88.errors = [{instancePath:instancePath+"/ate",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 1000) / 1000 !== data2){
validate88.errors = [{instancePath:instancePath+"/ate",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/ate",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

const schema288 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[11]},"valores":{"type":"array","items":{"$ref":"TextoDeCategoria"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioCategoria"};
const schema289 = {"type":"string","minLength":1,"maxLength":200,"$id":"TextoDeCategoria"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioCategoria" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate90.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 11)){
validate90.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema288.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate90.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate90.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 200 && func0(data2) > 200){
validate90.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCategoria/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data2) < 1){
validate90.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCategoria/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCategoria/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate90.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

const schema290 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[12]},"valores":{"type":"array","items":{"$ref":"TextoDeSku"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioSku"};
const schema291 = {"type":"string","minLength":1,"maxLength":50,"$id":"TextoDeSku"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioSku" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate92.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 12)){
validate92.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema290.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate92.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate92.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 50 && func0(data2) > 50){
validate92.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeSku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate92.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeSku/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeSku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate92.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioRegra" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate78(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(!(validate82(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs9 = errors;
if(!(validate86(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate88.errors : vErrors.concat(validate88.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs12 = errors;
if(!(validate92(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate67.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate67.errors = vErrors;
return errors === 0;
}

const pattern35 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Regra" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.codigo === undefined) && (missing0 = "codigo")) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.titulo === undefined) && (missing0 = "titulo"))) || ((data.valorTipo === undefined) && (missing0 = "valorTipo"))) || ((data.dataInicio === undefined) && (missing0 = "dataInicio"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.valorAcao === undefined) && (missing0 = "valorAcao"))) || ((data.valor === undefined) && (missing0 = "valor"))) || ((data.prazoAcao === undefined) && (missing0 = "prazoAcao"))) || ((data.prazo === undefined) && (missing0 = "prazo"))) || ((data.dataFim === undefined) && (missing0 = "dataFim"))) || ((data.ordem === undefined) && (missing0 = "ordem"))) || ((data.criterios === undefined) && (missing0 = "criterios"))) || ((data.idUsuario === undefined) && (missing0 = "idUsuario"))) || ((data.usuario === undefined) && (missing0 = "usuario"))) || ((data.usuarioEmail === undefined) && (missing0 = "usuarioEmail"))) || ((data.dataCadastro === undefined) && (missing0 = "dataCadastro"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.codigo !== undefined){
let data0 = data.codigo;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate66.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate66.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate66.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data1 = data.situacao;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate66.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoRegra/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "vigente") || (data1 === "programada")) || (data1 === "vencida"))){
validate66.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoRegra/enum",keyword:"enum",params:{allowedValues: schema254.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titulo !== undefined){
let data2 = data.titulo;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 255 && func0(data2) > 255){
validate66.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data2) < 1){
validate66.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTipo !== undefined){
let data3 = data.valorTipo;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate66.errors = [{instancePath:instancePath+"/valorTipo",schemaPath:"ValorTipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "percentual") || (data3 === "fixo")) || (data3 === "bloqueio"))){
validate66.errors = [{instancePath:instancePath+"/valorTipo",schemaPath:"ValorTipo/enum",keyword:"enum",params:{allowedValues: schema255.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataInicio !== undefined){
let data4 = data.dataInicio;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data4 === "string"){
if(!(formats0(data4))){
validate66.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data5 = data.status;
const _errs15 = errors;
if(typeof data5 !== "string"){
validate66.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusRegra/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data5 === "ativo") || (data5 === "inativo")) || (data5 === "pendente"))){
validate66.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusRegra/enum",keyword:"enum",params:{allowedValues: schema257.enum}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorAcao !== undefined){
let data6 = data.valorAcao;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate66.errors = [{instancePath:instancePath+"/valorAcao",schemaPath:"ValorAcao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "soma") || (data6 === "desconto")) || (data6 === "substitui"))){
validate66.errors = [{instancePath:instancePath+"/valorAcao",schemaPath:"ValorAcao/enum",keyword:"enum",params:{allowedValues: schema258.enum}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valor !== undefined){
let data7 = data.valor;
const _errs21 = errors;
if(errors === _errs21){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999999.999 || isNaN(data7)){
validate66.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate66.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data7 * 1000) / 1000 !== data7){
validate66.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAcao !== undefined){
let data8 = data.prazoAcao;
const _errs23 = errors;
const _errs24 = errors;
let valid7 = false;
const _errs25 = errors;
if(typeof data8 !== "string"){
const err0 = {instancePath:instancePath+"/prazoAcao",schemaPath:"PrazoAcao/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data8 === "soma") || (data8 === "substitui"))){
const err1 = {instancePath:instancePath+"/prazoAcao",schemaPath:"PrazoAcao/enum",keyword:"enum",params:{allowedValues: schema259.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs25 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs28 = errors;
if(data8 !== null){
const err2 = {instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs28 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
const err3 = {instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate66.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazo !== undefined){
let data9 = data.prazo;
const _errs30 = errors;
const _errs31 = errors;
let valid9 = false;
const _errs32 = errors;
const _errs33 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err4 = {instancePath:instancePath+"/prazo",schemaPath:"DiasUteis/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs33){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 999 || isNaN(data9)){
const err5 = {instancePath:instancePath+"/prazo",schemaPath:"DiasUteis/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data9 < 0 || isNaN(data9)){
const err6 = {instancePath:instancePath+"/prazo",schemaPath:"DiasUteis/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs32 === errors;
valid9 = valid9 || _valid1;
if(!valid9){
const _errs35 = errors;
if(data9 !== null){
const err7 = {instancePath:instancePath+"/prazo",schemaPath:"#/properties/prazo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs35 === errors;
valid9 = valid9 || _valid1;
}
if(!valid9){
const err8 = {instancePath:instancePath+"/prazo",schemaPath:"#/properties/prazo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate66.errors = vErrors;
return false;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataFim !== undefined){
let data10 = data.dataFim;
const _errs37 = errors;
const _errs38 = errors;
let valid11 = false;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(errors === _errs40){
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err9 = {instancePath:instancePath+"/dataFim",schemaPath:"Data/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/dataFim",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var _valid2 = _errs39 === errors;
valid11 = valid11 || _valid2;
if(!valid11){
const _errs42 = errors;
if(data10 !== null){
const err11 = {instancePath:instancePath+"/dataFim",schemaPath:"#/properties/dataFim/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs42 === errors;
valid11 = valid11 || _valid2;
}
if(!valid11){
const err12 = {instancePath:instancePath+"/dataFim",schemaPath:"#/properties/dataFim/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate66.errors = vErrors;
return false;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ordem !== undefined){
let data11 = data.ordem;
const _errs44 = errors;
const _errs45 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate66.errors = [{instancePath:instancePath+"/ordem",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs45){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483647 || isNaN(data11)){
validate66.errors = [{instancePath:instancePath+"/ordem",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate66.errors = [{instancePath:instancePath+"/ordem",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criterios !== undefined){
let data12 = data.criterios;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data12)){
if(data12.length > 12){
validate66.errors = [{instancePath:instancePath+"/criterios",schemaPath:"#/properties/criterios/maxItems",keyword:"maxItems",params:{limit: 12}}];
return false;
}
else {
var valid14 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs49 = errors;
if(!(validate67(data12[i0], {instancePath:instancePath+"/criterios/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
var valid14 = _errs49 === errors;
if(!valid14){
break;
}
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/criterios",schemaPath:"#/properties/criterios/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idUsuario !== undefined){
let data14 = data.idUsuario;
const _errs50 = errors;
const _errs51 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate66.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"IdentificadorNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs51){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
validate66.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"IdentificadorNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate66.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"IdentificadorNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuario !== undefined){
let data15 = data.usuario;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data15 === "string"){
if(data15.length > 100 && func0(data15) > 100){
validate66.errors = [{instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuarioEmail !== undefined){
let data16 = data.usuarioEmail;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data16 === "string"){
if(data16.length > 255 && func0(data16) > 255){
validate66.errors = [{instancePath:instancePath+"/usuarioEmail",schemaPath:"#/properties/usuarioEmail/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate66.errors = [{instancePath:instancePath+"/usuarioEmail",schemaPath:"#/properties/usuarioEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataCadastro !== undefined){
let data17 = data.dataCadastro;
const _errs57 = errors;
const _errs58 = errors;
if(errors === _errs58){
if(errors === _errs58){
if(typeof data17 === "string"){
if(!(formats30(data17))){
validate66.errors = [{instancePath:instancePath+"/dataCadastro",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern35.test(data17)){
validate66.errors = [{instancePath:instancePath+"/dataCadastro",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/dataCadastro",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaRegra" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate65.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate65.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate65.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate65.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate65.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate65.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate66(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

const v53 = validate96;
const schema294 = {"type":"object","required":["titulo","valorTipo","dataInicio"],"properties":{"titulo":{"type":"string","minLength":1,"maxLength":255},"valorTipo":{"$ref":"ValorTipo?request"},"dataInicio":{"$ref":"Data?request"},"status":{"$ref":"StatusRegra?request"},"valorAcao":{"$ref":"ValorAcao?request"},"valor":{"type":"number","minimum":0,"maximum":999999.999,"nearMultipleOf":0.001},"prazoAcao":{"anyOf":[{"$ref":"PrazoAcao?request"},{"type":"null"}]},"prazo":{"anyOf":[{"$ref":"DiasUteis?request"},{"type":"null"}]},"dataFim":{"anyOf":[{"$ref":"Data?request"},{"type":"null"}]},"ordem":{"$ref":"InteiroNaoNegativo?request"},"criterios":{"type":"array","items":{"$ref":"CriterioRegra?request"},"maxItems":12},"idUsuario":{"$ref":"IdentificadorNaoNegativo?request"},"usuario":{"type":"string","maxLength":100},"usuarioEmail":{"type":"string","maxLength":255}},"nullIsAbsent":["status","valorAcao","valor","ordem","criterios","idUsuario","usuario","usuarioEmail"],"$id":"NovaRegra?request"};
const schema295 = {"type":"string","enum":["percentual","fixo","bloqueio"],"$id":"ValorTipo?request"};
const schema298 = {"type":"string","enum":["soma","desconto","substitui"],"$id":"ValorAcao?request"};
const schema299 = {"type":"string","enum":["soma","substitui"],"$id":"PrazoAcao?request"};
const schema302 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"InteiroNaoNegativo?request"};
const schema332 = {"type":"integer","minimum":0,"maximum":9007199254740991,"$id":"IdentificadorNaoNegativo?request"};
const schema303 = {"anyOf":[{"$ref":"CriterioUf?request"},{"$ref":"CriterioRegiaoUf?request"},{"$ref":"CriterioRegiaoPais?request"},{"$ref":"CriterioCep?request"},{"$ref":"CriterioCanal?request"},{"$ref":"CriterioFilial?request"},{"$ref":"CriterioTransportadora?request"},{"$ref":"CriterioMetodo?request"},{"$ref":"CriterioValorNF?request"},{"$ref":"CriterioPeso?request"},{"$ref":"CriterioCategoria?request"},{"$ref":"CriterioSku?request"}],"$id":"CriterioRegra?request"};
const schema304 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[1]},"valores":{"type":"array","items":{"$ref":"Uf?request"},"minItems":1,"maxItems":27,"uniqueItems":true}},"$id":"CriterioUf?request"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioUf?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate98.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 1)){
validate98.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema304.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 27){
validate98.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 27}}];
return false;
}
else {
if(data1.length < 1){
validate98.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate98.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Uf?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data2 === "AC") || (data2 === "AL")) || (data2 === "AM")) || (data2 === "AP")) || (data2 === "BA")) || (data2 === "CE")) || (data2 === "DF")) || (data2 === "ES")) || (data2 === "GO")) || (data2 === "MA")) || (data2 === "MG")) || (data2 === "MS")) || (data2 === "MT")) || (data2 === "PA")) || (data2 === "PB")) || (data2 === "PE")) || (data2 === "PI")) || (data2 === "PR")) || (data2 === "RJ")) || (data2 === "RN")) || (data2 === "RO")) || (data2 === "RR")) || (data2 === "RS")) || (data2 === "SC")) || (data2 === "SE")) || (data2 === "SP")) || (data2 === "TO"))){
validate98.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Uf?request/enum",keyword:"enum",params:{allowedValues: schema88.enum}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate98.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

const schema306 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[2]},"valores":{"type":"array","items":{"$ref":"RegiaoUf?request"},"minItems":1,"maxItems":3,"uniqueItems":true}},"$id":"CriterioRegiaoUf?request"};
const schema307 = {"type":"string","enum":["Interior","Capital","Metropolitano"],"$id":"RegiaoUf?request"};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioRegiaoUf?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate100.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 2)){
validate100.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema306.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 3){
validate100.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 3}}];
return false;
}
else {
if(data1.length < 1){
validate100.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate100.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"RegiaoUf?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "Interior") || (data2 === "Capital")) || (data2 === "Metropolitano"))){
validate100.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"RegiaoUf?request/enum",keyword:"enum",params:{allowedValues: schema307.enum}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate100.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate100.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}

const schema308 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[3]},"valores":{"type":"array","items":{"$ref":"RegiaoPais?request"},"minItems":1,"maxItems":5,"uniqueItems":true}},"$id":"CriterioRegiaoPais?request"};
const schema309 = {"type":"string","enum":["Norte","Nordeste","Centro-Oeste","Sudeste","Sul"],"$id":"RegiaoPais?request"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioRegiaoPais?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate102.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 3)){
validate102.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema308.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 5){
validate102.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
if(data1.length < 1){
validate102.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(typeof data2 !== "string"){
validate102.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"RegiaoPais?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data2 === "Norte") || (data2 === "Nordeste")) || (data2 === "Centro-Oeste")) || (data2 === "Sudeste")) || (data2 === "Sul"))){
validate102.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"RegiaoPais?request/enum",keyword:"enum",params:{allowedValues: schema309.enum}}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate102.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate102.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

const schema310 = {"type":"object","required":["campo","faixas"],"properties":{"campo":{"type":"number","enum":[4]},"faixas":{"type":"array","items":{"$ref":"FaixaDeCep?request"},"minItems":1,"maxItems":1000}},"$id":"CriterioCep?request"};
const schema311 = {"type":"object","required":["cepInicio","cepFim"],"properties":{"cepInicio":{"$ref":"Cep?request"},"cepFim":{"$ref":"Cep?request"}},"$id":"FaixaDeCep?request"};
const pattern36 = new RegExp("^\\d{8}$", "u");
const pattern37 = new RegExp("^\\d{8}$", "u");

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FaixaDeCep?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.cepInicio === undefined) && (missing0 = "cepInicio")) || ((data.cepFim === undefined) && (missing0 = "cepFim"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.cepInicio !== undefined){
let data0 = data.cepInicio;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern36.test(data0)){
validate105.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepFim !== undefined){
let data1 = data.cepFim;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern37.test(data1)){
validate105.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioCep?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.faixas === undefined) && (missing0 = "faixas"))){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate104.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 4)){
validate104.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema310.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.faixas !== undefined){
let data1 = data.faixas;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate104.errors = [{instancePath:instancePath+"/faixas",schemaPath:"#/properties/faixas/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate104.errors = [{instancePath:instancePath+"/faixas",schemaPath:"#/properties/faixas/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate105(data1[i0], {instancePath:instancePath+"/faixas/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/faixas",schemaPath:"#/properties/faixas/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

const schema314 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[5]},"valores":{"type":"array","items":{"$ref":"TextoDeCanal?request"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioCanal?request"};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioCanal?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate108.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 5)){
validate108.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema314.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate108.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate108.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 255 && func0(data2) > 255){
validate108.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCanal?request/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data2) < 1){
validate108.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCanal?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCanal?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate108.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}

const schema316 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[6]},"valores":{"type":"array","items":{"$ref":"Codigo?request"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioFilial?request"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioFilial?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate110.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 6)){
validate110.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema316.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate110.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate110.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate110.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate110.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate110.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate110.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

const schema318 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[7]},"valores":{"type":"array","items":{"$ref":"Codigo?request"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioTransportadora?request"};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioTransportadora?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate112.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 7)){
validate112.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema318.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate112.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate112.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate112.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate112.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate112.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate112.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate112.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

const schema320 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[8]},"valores":{"type":"array","items":{"$ref":"Codigo?request"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioMetodo?request"};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioMetodo?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate114.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 8)){
validate114.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema320.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate114.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate114.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate114.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate114.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate114.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate114.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate114.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

const schema322 = {"type":"object","required":["campo"],"properties":{"campo":{"type":"number","enum":[9]},"de":{"$ref":"DinheiroNaoNegativo?request"},"ate":{"$ref":"DinheiroNaoNegativo?request"}},"nullIsAbsent":["de","ate"],"$id":"CriterioValorNF?request"};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioValorNF?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.campo === undefined) && (missing0 = "campo")){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["de"] === null){
delete data["de"];
}
if(data["ate"] === null){
delete data["ate"];
}
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate116.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 9)){
validate116.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema322.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.de !== undefined){
let data1 = data.de;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
const near0 = Math.round(data1 * 100) / 100;
if(Math.abs(near0 - data1) > 0.000001){
validate116.errors = [{instancePath:instancePath+"/de",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data1){
data1 = near0 + 0;
if(data !== undefined){
data["de"] = data1;
}
}
if(data1 > 9999999.99 || isNaN(data1)){
validate116.errors = [{instancePath:instancePath+"/de",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate116.errors = [{instancePath:instancePath+"/de",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/de",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ate !== undefined){
let data2 = data.ate;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
const near1 = Math.round(data2 * 100) / 100;
if(Math.abs(near1 - data2) > 0.000001){
validate116.errors = [{instancePath:instancePath+"/ate",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near1 !== data2){
data2 = near1 + 0;
if(data !== undefined){
data["ate"] = data2;
}
}
if(data2 > 9999999.99 || isNaN(data2)){
validate116.errors = [{instancePath:instancePath+"/ate",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate116.errors = [{instancePath:instancePath+"/ate",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate116.errors = [{instancePath:instancePath+"/ate",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

const schema325 = {"type":"object","required":["campo"],"properties":{"campo":{"type":"number","enum":[10]},"de":{"$ref":"Peso?request"},"ate":{"$ref":"Peso?request"}},"nullIsAbsent":["de","ate"],"$id":"CriterioPeso?request"};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioPeso?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.campo === undefined) && (missing0 = "campo")){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["de"] === null){
delete data["de"];
}
if(data["ate"] === null){
delete data["ate"];
}
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate118.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 10)){
validate118.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema325.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.de !== undefined){
let data1 = data.de;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
const near0 = Math.round(data1 * 1000) / 1000;
if(Math.abs(near0 - data1) > 0.000001){
validate118.errors = [{instancePath:instancePath+"/de",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data1){
data1 = near0 + 0;
if(data !== undefined){
data["de"] = data1;
}
}
if(data1 > 999999.999 || isNaN(data1)){
validate118.errors = [{instancePath:instancePath+"/de",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate118.errors = [{instancePath:instancePath+"/de",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/de",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ate !== undefined){
let data2 = data.ate;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
const near1 = Math.round(data2 * 1000) / 1000;
if(Math.abs(near1 - data2) > 0.000001){
validate118.errors = [{instancePath:instancePath+"/ate",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near1 !== data2){
data2 = near1 + 0;
if(data !== undefined){
data["ate"] = data2;
}
}
if(data2 > 999999.999 || isNaN(data2)){
validate118.errors = [{instancePath:instancePath+"/ate",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate118.errors = [{instancePath:instancePath+"/ate",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate118.errors = [{instancePath:instancePath+"/ate",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

const schema328 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[11]},"valores":{"type":"array","items":{"$ref":"TextoDeCategoria?request"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioCategoria?request"};
const schema329 = {"type":"string","minLength":1,"maxLength":200,"$id":"TextoDeCategoria?request"};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioCategoria?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate120.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 11)){
validate120.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema328.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate120.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate120.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 200 && func0(data2) > 200){
validate120.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCategoria?request/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
else {
if(func0(data2) < 1){
validate120.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCategoria?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeCategoria?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate120.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate120.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}

const schema330 = {"type":"object","required":["campo","valores"],"properties":{"campo":{"type":"number","enum":[12]},"valores":{"type":"array","items":{"$ref":"TextoDeSku?request"},"minItems":1,"maxItems":1000,"uniqueItems":true}},"$id":"CriterioSku?request"};
const schema331 = {"type":"string","minLength":1,"maxLength":50,"$id":"TextoDeSku?request"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioSku?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))){
validate122.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate122.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "number"}}];
return false;
}
if(!(data0 === 12)){
validate122.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/enum",keyword:"enum",params:{allowedValues: schema330.properties.campo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 1000){
validate122.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data1.length < 1){
validate122.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 50 && func0(data2) > 50){
validate122.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeSku?request/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate122.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeSku?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"TextoDeSku?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
if(valid1){
const repeated0 = func4(data1);
if(repeated0 !== undefined){
validate122.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/uniqueItems",keyword:"uniqueItems",params:repeated0}];
return false;
}
}
}
}
}
else {
validate122.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CriterioRegra?request" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate98(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate104(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate108(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(!(validate110(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs9 = errors;
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs10 = errors;
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs11 = errors;
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs12 = errors;
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err0 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate97.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate97.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovaRegra?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.titulo === undefined) && (missing0 = "titulo")) || ((data.valorTipo === undefined) && (missing0 = "valorTipo"))) || ((data.dataInicio === undefined) && (missing0 = "dataInicio"))){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["status"] === null){
delete data["status"];
}
if(data["valorAcao"] === null){
delete data["valorAcao"];
}
if(data["valor"] === null){
delete data["valor"];
}
if(data["ordem"] === null){
delete data["ordem"];
}
if(data["criterios"] === null){
delete data["criterios"];
}
if(data["idUsuario"] === null){
delete data["idUsuario"];
}
if(data["usuario"] === null){
delete data["usuario"];
}
if(data["usuarioEmail"] === null){
delete data["usuarioEmail"];
}
if(data.titulo !== undefined){
let data0 = data.titulo;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate96.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data0) < 1){
validate96.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTipo !== undefined){
let data1 = data.valorTipo;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate96.errors = [{instancePath:instancePath+"/valorTipo",schemaPath:"ValorTipo?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "percentual") || (data1 === "fixo")) || (data1 === "bloqueio"))){
validate96.errors = [{instancePath:instancePath+"/valorTipo",schemaPath:"ValorTipo?request/enum",keyword:"enum",params:{allowedValues: schema295.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataInicio !== undefined){
let data2 = data.dataInicio;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate96.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate96.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusRegra?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "ativo") || (data3 === "inativo")) || (data3 === "pendente"))){
validate96.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusRegra?request/enum",keyword:"enum",params:{allowedValues: schema247.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorAcao !== undefined){
let data4 = data.valorAcao;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate96.errors = [{instancePath:instancePath+"/valorAcao",schemaPath:"ValorAcao?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "soma") || (data4 === "desconto")) || (data4 === "substitui"))){
validate96.errors = [{instancePath:instancePath+"/valorAcao",schemaPath:"ValorAcao?request/enum",keyword:"enum",params:{allowedValues: schema298.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valor !== undefined){
let data5 = data.valor;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
const near0 = Math.round(data5 * 1000) / 1000;
if(Math.abs(near0 - data5) > 0.000001){
validate96.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data5){
data5 = near0 + 0;
if(data !== undefined){
data["valor"] = data5;
}
}
if(data5 > 999999.999 || isNaN(data5)){
validate96.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate96.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAcao !== undefined){
let data6 = data.prazoAcao;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err0 = {instancePath:instancePath+"/prazoAcao",schemaPath:"PrazoAcao?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data6 === "soma") || (data6 === "substitui"))){
const err1 = {instancePath:instancePath+"/prazoAcao",schemaPath:"PrazoAcao?request/enum",keyword:"enum",params:{allowedValues: schema299.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs22 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err3 = {instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate96.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazo !== undefined){
let data7 = data.prazo;
const _errs24 = errors;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
const _errs27 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err4 = {instancePath:instancePath+"/prazo",schemaPath:"DiasUteis?request/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs27){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999 || isNaN(data7)){
const err5 = {instancePath:instancePath+"/prazo",schemaPath:"DiasUteis?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data7 < 0 || isNaN(data7)){
const err6 = {instancePath:instancePath+"/prazo",schemaPath:"DiasUteis?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs29 = errors;
if(data7 !== null){
const err7 = {instancePath:instancePath+"/prazo",schemaPath:"#/properties/prazo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err8 = {instancePath:instancePath+"/prazo",schemaPath:"#/properties/prazo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate96.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataFim !== undefined){
let data8 = data.dataFim;
const _errs31 = errors;
const _errs32 = errors;
let valid9 = false;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(errors === _errs34){
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err9 = {instancePath:instancePath+"/dataFim",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/dataFim",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var _valid2 = _errs33 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs36 = errors;
if(data8 !== null){
const err11 = {instancePath:instancePath+"/dataFim",schemaPath:"#/properties/dataFim/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
const err12 = {instancePath:instancePath+"/dataFim",schemaPath:"#/properties/dataFim/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate96.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ordem !== undefined){
let data9 = data.ordem;
const _errs38 = errors;
const _errs39 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate96.errors = [{instancePath:instancePath+"/ordem",schemaPath:"InteiroNaoNegativo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs39){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
validate96.errors = [{instancePath:instancePath+"/ordem",schemaPath:"InteiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate96.errors = [{instancePath:instancePath+"/ordem",schemaPath:"InteiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criterios !== undefined){
let data10 = data.criterios;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data10)){
if(data10.length > 12){
validate96.errors = [{instancePath:instancePath+"/criterios",schemaPath:"#/properties/criterios/maxItems",keyword:"maxItems",params:{limit: 12}}];
return false;
}
else {
var valid12 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs43 = errors;
if(!(validate97(data10[i0], {instancePath:instancePath+"/criterios/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid12 = _errs43 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/criterios",schemaPath:"#/properties/criterios/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idUsuario !== undefined){
let data12 = data.idUsuario;
const _errs44 = errors;
const _errs45 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate96.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"IdentificadorNaoNegativo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs45){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
validate96.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"IdentificadorNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate96.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"IdentificadorNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuario !== undefined){
let data13 = data.usuario;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data13 === "string"){
if(data13.length > 100 && func0(data13) > 100){
validate96.errors = [{instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuarioEmail !== undefined){
let data14 = data.usuarioEmail;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data14 === "string"){
if(data14.length > 255 && func0(data14) > 255){
validate96.errors = [{instancePath:instancePath+"/usuarioEmail",schemaPath:"#/properties/usuarioEmail/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate96.errors = [{instancePath:instancePath+"/usuarioEmail",schemaPath:"#/properties/usuarioEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate96.errors = vErrors;
return errors === 0;
}

const v54 = validate66;

const v55 = validate125;
const schema333 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"codigo":{"$ref":"Codigo?request"}},"required":["idLoja","codigo"]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.codigo === undefined) && (missing0 = "codigo"))){
validate125.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate125.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate125.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate125.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigo !== undefined){
let data1 = data.codigo;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate125.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate125.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate125.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

const v56 = validate126;
const schema336 = {"type":"object","properties":{"titulo":{"type":"string","minLength":1,"maxLength":255},"valorTipo":{"$ref":"ValorTipo?request"},"dataInicio":{"$ref":"Data?request"},"status":{"$ref":"StatusRegra?request"},"valorAcao":{"$ref":"ValorAcao?request"},"valor":{"type":"number","minimum":0,"maximum":999999.999,"nearMultipleOf":0.001},"prazoAcao":{"anyOf":[{"$ref":"PrazoAcao?request"},{"type":"null"}]},"prazo":{"anyOf":[{"$ref":"DiasUteis?request"},{"type":"null"}]},"dataFim":{"anyOf":[{"$ref":"Data?request"},{"type":"null"}]},"ordem":{"$ref":"InteiroNaoNegativo?request"},"criterios":{"type":"array","items":{"$ref":"CriterioRegra?request"},"maxItems":12},"idUsuario":{"$ref":"IdentificadorNaoNegativo?request"},"usuario":{"type":"string","maxLength":100},"usuarioEmail":{"type":"string","maxLength":255}},"nullIsAbsent":["titulo","valorTipo","dataInicio","status","valorAcao","valor","ordem","criterios","idUsuario","usuario","usuarioEmail"],"$id":"MudancaRegra?request"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaRegra?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["titulo"] === null){
delete data["titulo"];
}
if(data["valorTipo"] === null){
delete data["valorTipo"];
}
if(data["dataInicio"] === null){
delete data["dataInicio"];
}
if(data["status"] === null){
delete data["status"];
}
if(data["valorAcao"] === null){
delete data["valorAcao"];
}
if(data["valor"] === null){
delete data["valor"];
}
if(data["ordem"] === null){
delete data["ordem"];
}
if(data["criterios"] === null){
delete data["criterios"];
}
if(data["idUsuario"] === null){
delete data["idUsuario"];
}
if(data["usuario"] === null){
delete data["usuario"];
}
if(data["usuarioEmail"] === null){
delete data["usuarioEmail"];
}
if(data.titulo !== undefined){
let data0 = data.titulo;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate126.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data0) < 1){
validate126.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTipo !== undefined){
let data1 = data.valorTipo;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate126.errors = [{instancePath:instancePath+"/valorTipo",schemaPath:"ValorTipo?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "percentual") || (data1 === "fixo")) || (data1 === "bloqueio"))){
validate126.errors = [{instancePath:instancePath+"/valorTipo",schemaPath:"ValorTipo?request/enum",keyword:"enum",params:{allowedValues: schema295.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataInicio !== undefined){
let data2 = data.dataInicio;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate126.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate126.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusRegra?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "ativo") || (data3 === "inativo")) || (data3 === "pendente"))){
validate126.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusRegra?request/enum",keyword:"enum",params:{allowedValues: schema247.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorAcao !== undefined){
let data4 = data.valorAcao;
const _errs12 = errors;
if(typeof data4 !== "string"){
validate126.errors = [{instancePath:instancePath+"/valorAcao",schemaPath:"ValorAcao?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "soma") || (data4 === "desconto")) || (data4 === "substitui"))){
validate126.errors = [{instancePath:instancePath+"/valorAcao",schemaPath:"ValorAcao?request/enum",keyword:"enum",params:{allowedValues: schema298.enum}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valor !== undefined){
let data5 = data.valor;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
const near0 = Math.round(data5 * 1000) / 1000;
if(Math.abs(near0 - data5) > 0.000001){
validate126.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data5){
data5 = near0 + 0;
if(data !== undefined){
data["valor"] = data5;
}
}
if(data5 > 999999.999 || isNaN(data5)){
validate126.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate126.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAcao !== undefined){
let data6 = data.prazoAcao;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(typeof data6 !== "string"){
const err0 = {instancePath:instancePath+"/prazoAcao",schemaPath:"PrazoAcao?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data6 === "soma") || (data6 === "substitui"))){
const err1 = {instancePath:instancePath+"/prazoAcao",schemaPath:"PrazoAcao?request/enum",keyword:"enum",params:{allowedValues: schema299.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs22 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err3 = {instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate126.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazo !== undefined){
let data7 = data.prazo;
const _errs24 = errors;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
const _errs27 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err4 = {instancePath:instancePath+"/prazo",schemaPath:"DiasUteis?request/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs27){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999 || isNaN(data7)){
const err5 = {instancePath:instancePath+"/prazo",schemaPath:"DiasUteis?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data7 < 0 || isNaN(data7)){
const err6 = {instancePath:instancePath+"/prazo",schemaPath:"DiasUteis?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs29 = errors;
if(data7 !== null){
const err7 = {instancePath:instancePath+"/prazo",schemaPath:"#/properties/prazo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err8 = {instancePath:instancePath+"/prazo",schemaPath:"#/properties/prazo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate126.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataFim !== undefined){
let data8 = data.dataFim;
const _errs31 = errors;
const _errs32 = errors;
let valid9 = false;
const _errs33 = errors;
const _errs34 = errors;
if(errors === _errs34){
if(errors === _errs34){
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err9 = {instancePath:instancePath+"/dataFim",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/dataFim",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var _valid2 = _errs33 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs36 = errors;
if(data8 !== null){
const err11 = {instancePath:instancePath+"/dataFim",schemaPath:"#/properties/dataFim/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
const err12 = {instancePath:instancePath+"/dataFim",schemaPath:"#/properties/dataFim/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate126.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ordem !== undefined){
let data9 = data.ordem;
const _errs38 = errors;
const _errs39 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate126.errors = [{instancePath:instancePath+"/ordem",schemaPath:"InteiroNaoNegativo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs39){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
validate126.errors = [{instancePath:instancePath+"/ordem",schemaPath:"InteiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate126.errors = [{instancePath:instancePath+"/ordem",schemaPath:"InteiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criterios !== undefined){
let data10 = data.criterios;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data10)){
if(data10.length > 12){
validate126.errors = [{instancePath:instancePath+"/criterios",schemaPath:"#/properties/criterios/maxItems",keyword:"maxItems",params:{limit: 12}}];
return false;
}
else {
var valid12 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
const _errs43 = errors;
if(!(validate97(data10[i0], {instancePath:instancePath+"/criterios/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid12 = _errs43 === errors;
if(!valid12){
break;
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/criterios",schemaPath:"#/properties/criterios/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idUsuario !== undefined){
let data12 = data.idUsuario;
const _errs44 = errors;
const _errs45 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate126.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"IdentificadorNaoNegativo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs45){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
validate126.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"IdentificadorNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate126.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"IdentificadorNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuario !== undefined){
let data13 = data.usuario;
const _errs47 = errors;
if(errors === _errs47){
if(typeof data13 === "string"){
if(data13.length > 100 && func0(data13) > 100){
validate126.errors = [{instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuarioEmail !== undefined){
let data14 = data.usuarioEmail;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data14 === "string"){
if(data14.length > 255 && func0(data14) > 255){
validate126.errors = [{instancePath:instancePath+"/usuarioEmail",schemaPath:"#/properties/usuarioEmail/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate126.errors = [{instancePath:instancePath+"/usuarioEmail",schemaPath:"#/properties/usuarioEmail/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}

const v57 = validate128;
const schema346 = {"type":"object","required":["cepDestino","canal","volumes"],"properties":{"filiaisOrigem":{"type":"string","maxLength":60},"cepDestino":{"$ref":"Cep?request"},"canal":{"type":"string","minLength":1,"maxLength":30},"volumes":{"type":"array","items":{"$ref":"VolumeCotado?request"},"minItems":1,"maxItems":500}},"nullIsAbsent":["filiaisOrigem"],"$id":"CotacaoNova?request"};
const pattern38 = new RegExp("^\\d{8}$", "u");
const schema348 = {"type":"object","required":["quantidade","valorUnitario"],"properties":{"sku":{"type":"string","maxLength":50},"quantidade":{"$ref":"Quantidade?request"},"valorUnitario":{"$ref":"DinheiroNaoNegativo?request"},"peso":{"$ref":"Peso?request"},"altura":{"$ref":"Medida?request"},"largura":{"$ref":"Medida?request"},"profundidade":{"$ref":"Medida?request"}},"nullIsAbsent":["sku","peso","altura","largura","profundidade"],"$id":"VolumeCotado?request"};
const schema349 = {"type":"integer","minimum":1,"maximum":2147483647,"$id":"Quantidade?request"};
const schema352 = {"type":"number","minimum":0,"maximum":999999.999,"nearMultipleOf":0.001,"$id":"Medida?request"};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VolumeCotado?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.quantidade === undefined) && (missing0 = "quantidade")) || ((data.valorUnitario === undefined) && (missing0 = "valorUnitario"))){
validate129.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["sku"] === null){
delete data["sku"];
}
if(data["peso"] === null){
delete data["peso"];
}
if(data["altura"] === null){
delete data["altura"];
}
if(data["largura"] === null){
delete data["largura"];
}
if(data["profundidade"] === null){
delete data["profundidade"];
}
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 50 && func0(data0) > 50){
validate129.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate129.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidade !== undefined){
let data1 = data.quantidade;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate129.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate129.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate129.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorUnitario !== undefined){
let data2 = data.valorUnitario;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
const near0 = Math.round(data2 * 100) / 100;
if(Math.abs(near0 - data2) > 0.000001){
validate129.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data2){
data2 = near0 + 0;
if(data !== undefined){
data["valorUnitario"] = data2;
}
}
if(data2 > 9999999.99 || isNaN(data2)){
validate129.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate129.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso !== undefined){
let data3 = data.peso;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
const near1 = Math.round(data3 * 1000) / 1000;
if(Math.abs(near1 - data3) > 0.000001){
validate129.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near1 !== data3){
data3 = near1 + 0;
if(data !== undefined){
data["peso"] = data3;
}
}
if(data3 > 999999.999 || isNaN(data3)){
validate129.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate129.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data4 = data.altura;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
const near2 = Math.round(data4 * 1000) / 1000;
if(Math.abs(near2 - data4) > 0.000001){
validate129.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near2 !== data4){
data4 = near2 + 0;
if(data !== undefined){
data["altura"] = data4;
}
}
if(data4 > 999999.999 || isNaN(data4)){
validate129.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate129.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data5 = data.largura;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
const near3 = Math.round(data5 * 1000) / 1000;
if(Math.abs(near3 - data5) > 0.000001){
validate129.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near3 !== data5){
data5 = near3 + 0;
if(data !== undefined){
data["largura"] = data5;
}
}
if(data5 > 999999.999 || isNaN(data5)){
validate129.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate129.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data6 = data.profundidade;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
const near4 = Math.round(data6 * 1000) / 1000;
if(Math.abs(near4 - data6) > 0.000001){
validate129.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near4 !== data6){
data6 = near4 + 0;
if(data !== undefined){
data["profundidade"] = data6;
}
}
if(data6 > 999999.999 || isNaN(data6)){
validate129.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate129.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate129.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate129.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate129.errors = vErrors;
return errors === 0;
}


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoNova?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.cepDestino === undefined) && (missing0 = "cepDestino")) || ((data.canal === undefined) && (missing0 = "canal"))) || ((data.volumes === undefined) && (missing0 = "volumes"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["filiaisOrigem"] === null){
delete data["filiaisOrigem"];
}
if(data.filiaisOrigem !== undefined){
let data0 = data.filiaisOrigem;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 60 && func0(data0) > 60){
validate128.errors = [{instancePath:instancePath+"/filiaisOrigem",schemaPath:"#/properties/filiaisOrigem/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/filiaisOrigem",schemaPath:"#/properties/filiaisOrigem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepDestino !== undefined){
let data1 = data.cepDestino;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern38.test(data1)){
validate128.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canal !== undefined){
let data2 = data.canal;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 30 && func0(data2) > 30){
validate128.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data2) < 1){
validate128.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.volumes !== undefined){
let data3 = data.volumes;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
if(data3.length > 500){
validate128.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
if(data3.length < 1){
validate128.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate129(data3[i0], {instancePath:instancePath+"/volumes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}

const v58 = validate131;
const schema355 = {"type":"object","required":["mensagem","ordenacao","destino","carrinho","opcoes","semOpcao","filiaisIgnoradas","regrasForaDoCarrinho","totalRegrasForaDoCarrinho"],"properties":{"mensagem":{"$ref":"Mensagem"},"ordenacao":{"type":"string","enum":["v","p"]},"destino":{"$ref":"DestinoExplicado"},"carrinho":{"$ref":"CarrinhoExplicado"},"opcoes":{"type":"array","items":{"$ref":"OpcaoExplicada"}},"semOpcao":{"type":"array","items":{"$ref":"OpcaoAusente"}},"filiaisIgnoradas":{"type":"array","items":{"type":"string"}},"regrasForaDoCarrinho":{"type":"array","items":{"$ref":"RegraSemEfeito"},"maxItems":1000},"totalRegrasForaDoCarrinho":{"$ref":"InteiroNaoNegativo"}},"$id":"Explicacao"};
const schema357 = {"type":"object","required":["cep","uf","regiaoUf","regiaoPais"],"properties":{"cep":{"$ref":"Cep"},"uf":{"$ref":"Uf"},"regiaoUf":{"type":"string"},"regiaoPais":{"type":"string"}},"$id":"DestinoExplicado"};
const pattern39 = new RegExp("^\\d{8}$", "u");

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DestinoExplicado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cep === undefined) && (missing0 = "cep")) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.regiaoUf === undefined) && (missing0 = "regiaoUf"))) || ((data.regiaoPais === undefined) && (missing0 = "regiaoPais"))){
validate132.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.cep !== undefined){
let data0 = data.cep;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern39.test(data0)){
validate132.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate132.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data1 = data.uf;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate132.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data1 === "AC") || (data1 === "AL")) || (data1 === "AM")) || (data1 === "AP")) || (data1 === "BA")) || (data1 === "CE")) || (data1 === "DF")) || (data1 === "ES")) || (data1 === "GO")) || (data1 === "MA")) || (data1 === "MG")) || (data1 === "MS")) || (data1 === "MT")) || (data1 === "PA")) || (data1 === "PB")) || (data1 === "PE")) || (data1 === "PI")) || (data1 === "PR")) || (data1 === "RJ")) || (data1 === "RN")) || (data1 === "RO")) || (data1 === "RR")) || (data1 === "RS")) || (data1 === "SC")) || (data1 === "SE")) || (data1 === "SP")) || (data1 === "TO"))){
validate132.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/enum",keyword:"enum",params:{allowedValues: schema81.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regiaoUf !== undefined){
const _errs7 = errors;
if(typeof data.regiaoUf !== "string"){
validate132.errors = [{instancePath:instancePath+"/regiaoUf",schemaPath:"#/properties/regiaoUf/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regiaoPais !== undefined){
const _errs9 = errors;
if(typeof data.regiaoPais !== "string"){
validate132.errors = [{instancePath:instancePath+"/regiaoPais",schemaPath:"#/properties/regiaoPais/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate132.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

const schema360 = {"type":"object","required":["valorNF","totalPeso","totalCubagem"],"properties":{"valorNF":{"$ref":"DinheiroNaoNegativo"},"totalPeso":{"$ref":"Peso"},"totalCubagem":{"$ref":"Cubagem"}},"$id":"CarrinhoExplicado"};
const schema363 = {"type":"number","minimum":0,"maximum":99999.9999,"multipleOf":0.0001,"$id":"Cubagem"};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CarrinhoExplicado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.valorNF === undefined) && (missing0 = "valorNF")) || ((data.totalPeso === undefined) && (missing0 = "totalPeso"))) || ((data.totalCubagem === undefined) && (missing0 = "totalCubagem"))){
validate134.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.valorNF !== undefined){
let data0 = data.valorNF;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9999999.99 || isNaN(data0)){
validate134.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate134.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data0 * 100) / 100 !== data0){
validate134.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalPeso !== undefined){
let data1 = data.totalPeso;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 999999.999 || isNaN(data1)){
validate134.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate134.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 1000) / 1000 !== data1){
validate134.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalCubagem !== undefined){
let data2 = data.totalCubagem;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 99999.9999 || isNaN(data2)){
validate134.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999.9999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate134.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 10000) / 10000 !== data2){
validate134.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.0001}}];
return false;
}
}
}
}
else {
validate134.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate134.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}

const schema364 = {"type":"object","required":["idFilial","filialERP","idTransportadora","transportadora","idMetodo","metodo","temEstoque","tabela","faixa","preco","prazo","regras"],"properties":{"idFilial":{"$ref":"Codigo"},"filialERP":{"type":"string"},"idTransportadora":{"$ref":"Codigo"},"transportadora":{"type":"string"},"idMetodo":{"$ref":"Codigo"},"metodo":{"type":"string"},"temEstoque":{"type":"boolean"},"tabela":{"$ref":"TabelaExplicada"},"faixa":{"$ref":"FaixaExplicada"},"preco":{"$ref":"PrecoExplicado"},"prazo":{"$ref":"PrazoExplicado"},"regras":{"type":"array","items":{"$ref":"RegraExplicada"}}},"$id":"OpcaoExplicada"};
const schema368 = {"type":"object","required":["id","nome"],"properties":{"id":{"$ref":"Codigo"},"nome":{"type":"string"}},"$id":"TabelaExplicada"};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TabelaExplicada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.nome === undefined) && (missing0 = "nome"))){
validate137.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate137.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate137.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate137.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
const _errs4 = errors;
if(typeof data.nome !== "string"){
validate137.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate137.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}

const schema370 = {"type":"object","required":["cepInicio","cepFim","pesoInicio","pesoFim","valor","prazo","kgExcedente"],"properties":{"cepInicio":{"$ref":"Cep"},"cepFim":{"$ref":"Cep"},"pesoInicio":{"$ref":"Peso"},"pesoFim":{"$ref":"Peso"},"valor":{"$ref":"DinheiroNaoNegativo"},"prazo":{"$ref":"Inteiro"},"kgExcedente":{"anyOf":[{"$ref":"DinheiroNaoNegativo"},{"type":"null"}]}},"$id":"FaixaExplicada"};
const schema376 = {"type":"integer","minimum":-2147483648,"maximum":2147483647,"$id":"Inteiro"};
const pattern40 = new RegExp("^\\d{8}$", "u");
const pattern41 = new RegExp("^\\d{8}$", "u");

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FaixaExplicada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.cepInicio === undefined) && (missing0 = "cepInicio")) || ((data.cepFim === undefined) && (missing0 = "cepFim"))) || ((data.pesoInicio === undefined) && (missing0 = "pesoInicio"))) || ((data.pesoFim === undefined) && (missing0 = "pesoFim"))) || ((data.valor === undefined) && (missing0 = "valor"))) || ((data.prazo === undefined) && (missing0 = "prazo"))) || ((data.kgExcedente === undefined) && (missing0 = "kgExcedente"))){
validate139.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.cepInicio !== undefined){
let data0 = data.cepInicio;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern40.test(data0)){
validate139.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/cepInicio",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cepFim !== undefined){
let data1 = data.cepFim;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern41.test(data1)){
validate139.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate139.errors = [{instancePath:instancePath+"/cepFim",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pesoInicio !== undefined){
let data2 = data.pesoInicio;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999999.999 || isNaN(data2)){
validate139.errors = [{instancePath:instancePath+"/pesoInicio",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate139.errors = [{instancePath:instancePath+"/pesoInicio",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 1000) / 1000 !== data2){
validate139.errors = [{instancePath:instancePath+"/pesoInicio",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/pesoInicio",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pesoFim !== undefined){
let data3 = data.pesoFim;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999.999 || isNaN(data3)){
validate139.errors = [{instancePath:instancePath+"/pesoFim",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate139.errors = [{instancePath:instancePath+"/pesoFim",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data3 * 1000) / 1000 !== data3){
validate139.errors = [{instancePath:instancePath+"/pesoFim",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/pesoFim",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valor !== undefined){
let data4 = data.valor;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999999.99 || isNaN(data4)){
validate139.errors = [{instancePath:instancePath+"/valor",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate139.errors = [{instancePath:instancePath+"/valor",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data4 * 100) / 100 !== data4){
validate139.errors = [{instancePath:instancePath+"/valor",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate139.errors = [{instancePath:instancePath+"/valor",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazo !== undefined){
let data5 = data.prazo;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate139.errors = [{instancePath:instancePath+"/prazo",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate139.errors = [{instancePath:instancePath+"/prazo",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < -2147483648 || isNaN(data5)){
validate139.errors = [{instancePath:instancePath+"/prazo",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kgExcedente !== undefined){
let data6 = data.kgExcedente;
const _errs19 = errors;
const _errs20 = errors;
let valid7 = false;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999999.99 || isNaN(data6)){
const err0 = {instancePath:instancePath+"/kgExcedente",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data6 < 0 || isNaN(data6)){
const err1 = {instancePath:instancePath+"/kgExcedente",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(Math.round(data6 * 100) / 100 !== data6){
const err2 = {instancePath:instancePath+"/kgExcedente",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/kgExcedente",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs21 === errors;
valid7 = valid7 || _valid0;
if(!valid7){
const _errs24 = errors;
if(data6 !== null){
const err4 = {instancePath:instancePath+"/kgExcedente",schemaPath:"#/properties/kgExcedente/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid7 = valid7 || _valid0;
}
if(!valid7){
const err5 = {instancePath:instancePath+"/kgExcedente",schemaPath:"#/properties/kgExcedente/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate139.errors = vErrors;
return false;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate139.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}

const schema378 = {"type":"object","required":["pesoReal","pesoCubado","pesoTaxado","pesoExcedente","fretePeso","adValorem","gris","pedagio","despacho","outros","idTDA","TDA","idTRT","TRT","ajusteFreteMinimo","icms","freteReal","perAdiDesconto","freteAntesDasRegras","freteCobrar"],"properties":{"pesoReal":{"$ref":"Peso"},"pesoCubado":{"type":"number"},"pesoTaxado":{"type":"number"},"pesoExcedente":{"type":"number"},"fretePeso":{"type":"number"},"adValorem":{"type":"number"},"gris":{"type":"number"},"pedagio":{"type":"number"},"despacho":{"type":"number"},"outros":{"type":"number"},"idTDA":{"anyOf":[{"$ref":"Codigo"},{"type":"null"}]},"TDA":{"type":"number"},"idTRT":{"anyOf":[{"$ref":"Codigo"},{"type":"null"}]},"TRT":{"type":"number"},"ajusteFreteMinimo":{"type":"number"},"icms":{"type":"number"},"freteReal":{"type":"number"},"perAdiDesconto":{"$ref":"Percentual"},"freteAntesDasRegras":{"type":"number"},"freteCobrar":{"type":"number"}},"$id":"PrecoExplicado"};
const schema382 = {"type":"number","minimum":-999999.999,"maximum":999999.999,"multipleOf":0.001,"$id":"Percentual"};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrecoExplicado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.pesoReal === undefined) && (missing0 = "pesoReal")) || ((data.pesoCubado === undefined) && (missing0 = "pesoCubado"))) || ((data.pesoTaxado === undefined) && (missing0 = "pesoTaxado"))) || ((data.pesoExcedente === undefined) && (missing0 = "pesoExcedente"))) || ((data.fretePeso === undefined) && (missing0 = "fretePeso"))) || ((data.adValorem === undefined) && (missing0 = "adValorem"))) || ((data.gris === undefined) && (missing0 = "gris"))) || ((data.pedagio === undefined) && (missing0 = "pedagio"))) || ((data.despacho === undefined) && (missing0 = "despacho"))) || ((data.outros === undefined) && (missing0 = "outros"))) || ((data.idTDA === undefined) && (missing0 = "idTDA"))) || ((data.TDA === undefined) && (missing0 = "TDA"))) || ((data.idTRT === undefined) && (missing0 = "idTRT"))) || ((data.TRT === undefined) && (missing0 = "TRT"))) || ((data.ajusteFreteMinimo === undefined) && (missing0 = "ajusteFreteMinimo"))) || ((data.icms === undefined) && (missing0 = "icms"))) || ((data.freteReal === undefined) && (missing0 = "freteReal"))) || ((data.perAdiDesconto === undefined) && (missing0 = "perAdiDesconto"))) || ((data.freteAntesDasRegras === undefined) && (missing0 = "freteAntesDasRegras"))) || ((data.freteCobrar === undefined) && (missing0 = "freteCobrar"))){
validate141.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pesoReal !== undefined){
let data0 = data.pesoReal;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 999999.999 || isNaN(data0)){
validate141.errors = [{instancePath:instancePath+"/pesoReal",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate141.errors = [{instancePath:instancePath+"/pesoReal",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data0 * 1000) / 1000 !== data0){
validate141.errors = [{instancePath:instancePath+"/pesoReal",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/pesoReal",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pesoCubado !== undefined){
let data1 = data.pesoCubado;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate141.errors = [{instancePath:instancePath+"/pesoCubado",schemaPath:"#/properties/pesoCubado/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pesoTaxado !== undefined){
let data2 = data.pesoTaxado;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate141.errors = [{instancePath:instancePath+"/pesoTaxado",schemaPath:"#/properties/pesoTaxado/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pesoExcedente !== undefined){
let data3 = data.pesoExcedente;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate141.errors = [{instancePath:instancePath+"/pesoExcedente",schemaPath:"#/properties/pesoExcedente/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fretePeso !== undefined){
let data4 = data.fretePeso;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate141.errors = [{instancePath:instancePath+"/fretePeso",schemaPath:"#/properties/fretePeso/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adValorem !== undefined){
let data5 = data.adValorem;
const _errs12 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate141.errors = [{instancePath:instancePath+"/adValorem",schemaPath:"#/properties/adValorem/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gris !== undefined){
let data6 = data.gris;
const _errs14 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate141.errors = [{instancePath:instancePath+"/gris",schemaPath:"#/properties/gris/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedagio !== undefined){
let data7 = data.pedagio;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate141.errors = [{instancePath:instancePath+"/pedagio",schemaPath:"#/properties/pedagio/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.despacho !== undefined){
let data8 = data.despacho;
const _errs18 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate141.errors = [{instancePath:instancePath+"/despacho",schemaPath:"#/properties/despacho/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outros !== undefined){
let data9 = data.outros;
const _errs20 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate141.errors = [{instancePath:instancePath+"/outros",schemaPath:"#/properties/outros/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTDA !== undefined){
let data10 = data.idTDA;
const _errs22 = errors;
const _errs23 = errors;
let valid2 = false;
const _errs24 = errors;
const _errs25 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err0 = {instancePath:instancePath+"/idTDA",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err1 = {instancePath:instancePath+"/idTDA",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data10 < 1 || isNaN(data10)){
const err2 = {instancePath:instancePath+"/idTDA",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs24 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs27 = errors;
if(data10 !== null){
const err3 = {instancePath:instancePath+"/idTDA",schemaPath:"#/properties/idTDA/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/idTDA",schemaPath:"#/properties/idTDA/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate141.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TDA !== undefined){
let data11 = data.TDA;
const _errs29 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate141.errors = [{instancePath:instancePath+"/TDA",schemaPath:"#/properties/TDA/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTRT !== undefined){
let data12 = data.idTRT;
const _errs31 = errors;
const _errs32 = errors;
let valid4 = false;
const _errs33 = errors;
const _errs34 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err5 = {instancePath:instancePath+"/idTRT",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs34){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
const err6 = {instancePath:instancePath+"/idTRT",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data12 < 1 || isNaN(data12)){
const err7 = {instancePath:instancePath+"/idTRT",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid1 = _errs33 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs36 = errors;
if(data12 !== null){
const err8 = {instancePath:instancePath+"/idTRT",schemaPath:"#/properties/idTRT/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs36 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err9 = {instancePath:instancePath+"/idTRT",schemaPath:"#/properties/idTRT/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate141.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TRT !== undefined){
let data13 = data.TRT;
const _errs38 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
validate141.errors = [{instancePath:instancePath+"/TRT",schemaPath:"#/properties/TRT/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ajusteFreteMinimo !== undefined){
let data14 = data.ajusteFreteMinimo;
const _errs40 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
validate141.errors = [{instancePath:instancePath+"/ajusteFreteMinimo",schemaPath:"#/properties/ajusteFreteMinimo/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icms !== undefined){
let data15 = data.icms;
const _errs42 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
validate141.errors = [{instancePath:instancePath+"/icms",schemaPath:"#/properties/icms/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteReal !== undefined){
let data16 = data.freteReal;
const _errs44 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
validate141.errors = [{instancePath:instancePath+"/freteReal",schemaPath:"#/properties/freteReal/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perAdiDesconto !== undefined){
let data17 = data.perAdiDesconto;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 999999.999 || isNaN(data17)){
validate141.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data17 < -999999.999 || isNaN(data17)){
validate141.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999.999}}];
return false;
}
else {
if(Math.round(data17 * 1000) / 1000 !== data17){
validate141.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate141.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteAntesDasRegras !== undefined){
let data18 = data.freteAntesDasRegras;
const _errs49 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
validate141.errors = [{instancePath:instancePath+"/freteAntesDasRegras",schemaPath:"#/properties/freteAntesDasRegras/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteCobrar !== undefined){
let data19 = data.freteCobrar;
const _errs51 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
validate141.errors = [{instancePath:instancePath+"/freteCobrar",schemaPath:"#/properties/freteCobrar/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate141.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}

const schema383 = {"type":"object","required":["prazoTransportadora","maiorPrazoCros","prazoAdicionalFilial","prazoAdicionalMetodo","prazoEntregaRegra","prazoTotal"],"properties":{"prazoTransportadora":{"$ref":"Inteiro"},"maiorPrazoCros":{"$ref":"Inteiro"},"prazoAdicionalFilial":{"$ref":"Inteiro"},"prazoAdicionalMetodo":{"$ref":"Inteiro"},"prazoEntregaRegra":{"$ref":"Inteiro"},"prazoTotal":{"$ref":"Inteiro"}},"$id":"PrazoExplicado"};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrazoExplicado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.prazoTransportadora === undefined) && (missing0 = "prazoTransportadora")) || ((data.maiorPrazoCros === undefined) && (missing0 = "maiorPrazoCros"))) || ((data.prazoAdicionalFilial === undefined) && (missing0 = "prazoAdicionalFilial"))) || ((data.prazoAdicionalMetodo === undefined) && (missing0 = "prazoAdicionalMetodo"))) || ((data.prazoEntregaRegra === undefined) && (missing0 = "prazoEntregaRegra"))) || ((data.prazoTotal === undefined) && (missing0 = "prazoTotal"))){
validate143.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.prazoTransportadora !== undefined){
let data0 = data.prazoTransportadora;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate143.errors = [{instancePath:instancePath+"/prazoTransportadora",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate143.errors = [{instancePath:instancePath+"/prazoTransportadora",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate143.errors = [{instancePath:instancePath+"/prazoTransportadora",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maiorPrazoCros !== undefined){
let data1 = data.maiorPrazoCros;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate143.errors = [{instancePath:instancePath+"/maiorPrazoCros",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate143.errors = [{instancePath:instancePath+"/maiorPrazoCros",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate143.errors = [{instancePath:instancePath+"/maiorPrazoCros",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicionalFilial !== undefined){
let data2 = data.prazoAdicionalFilial;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate143.errors = [{instancePath:instancePath+"/prazoAdicionalFilial",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate143.errors = [{instancePath:instancePath+"/prazoAdicionalFilial",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < -2147483648 || isNaN(data2)){
validate143.errors = [{instancePath:instancePath+"/prazoAdicionalFilial",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicionalMetodo !== undefined){
let data3 = data.prazoAdicionalMetodo;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate143.errors = [{instancePath:instancePath+"/prazoAdicionalMetodo",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate143.errors = [{instancePath:instancePath+"/prazoAdicionalMetodo",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < -2147483648 || isNaN(data3)){
validate143.errors = [{instancePath:instancePath+"/prazoAdicionalMetodo",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntregaRegra !== undefined){
let data4 = data.prazoEntregaRegra;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate143.errors = [{instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate143.errors = [{instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < -2147483648 || isNaN(data4)){
validate143.errors = [{instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoTotal !== undefined){
let data5 = data.prazoTotal;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate143.errors = [{instancePath:instancePath+"/prazoTotal",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate143.errors = [{instancePath:instancePath+"/prazoTotal",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < -2147483648 || isNaN(data5)){
validate143.errors = [{instancePath:instancePath+"/prazoTotal",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate143.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}

const schema390 = {"type":"object","required":["codigo","titulo","aplicada","motivo","campo","valorAntes","valorDepois","prazoEntregaRegra"],"properties":{"codigo":{"$ref":"Codigo"},"titulo":{"type":"string"},"aplicada":{"type":"boolean"},"motivo":{"anyOf":[{"$ref":"MotivoRegra"},{"type":"null"}]},"campo":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"valorAntes":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorDepois":{"anyOf":[{"type":"number"},{"type":"null"}]},"prazoEntregaRegra":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]}},"$id":"RegraExplicada"};
const schema392 = {"type":"string","enum":["status","vigencia","criterio","bloqueada"],"$id":"MotivoRegra"};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegraExplicada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.codigo === undefined) && (missing0 = "codigo")) || ((data.titulo === undefined) && (missing0 = "titulo"))) || ((data.aplicada === undefined) && (missing0 = "aplicada"))) || ((data.motivo === undefined) && (missing0 = "motivo"))) || ((data.campo === undefined) && (missing0 = "campo"))) || ((data.valorAntes === undefined) && (missing0 = "valorAntes"))) || ((data.valorDepois === undefined) && (missing0 = "valorDepois"))) || ((data.prazoEntregaRegra === undefined) && (missing0 = "prazoEntregaRegra"))){
validate145.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.codigo !== undefined){
let data0 = data.codigo;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate145.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate145.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate145.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titulo !== undefined){
const _errs4 = errors;
if(typeof data.titulo !== "string"){
validate145.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aplicada !== undefined){
const _errs6 = errors;
if(typeof data.aplicada !== "boolean"){
validate145.errors = [{instancePath:instancePath+"/aplicada",schemaPath:"#/properties/aplicada/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.motivo !== undefined){
let data3 = data.motivo;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/motivo",schemaPath:"MotivoRegra/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data3 === "status") || (data3 === "vigencia")) || (data3 === "criterio")) || (data3 === "bloqueada"))){
const err1 = {instancePath:instancePath+"/motivo",schemaPath:"MotivoRegra/enum",keyword:"enum",params:{allowedValues: schema392.enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs13 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/motivo",schemaPath:"#/properties/motivo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/motivo",schemaPath:"#/properties/motivo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate145.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campo !== undefined){
let data4 = data.campo;
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
const _errs18 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/campo",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs18){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/campo",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data4 < -2147483648 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/campo",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs20 = errors;
if(data4 !== null){
const err7 = {instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate145.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorAntes !== undefined){
let data5 = data.valorAntes;
const _errs22 = errors;
const _errs23 = errors;
let valid6 = false;
const _errs24 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/valorAntes",schemaPath:"#/properties/valorAntes/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs26 = errors;
if(data5 !== null){
const err10 = {instancePath:instancePath+"/valorAntes",schemaPath:"#/properties/valorAntes/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err11 = {instancePath:instancePath+"/valorAntes",schemaPath:"#/properties/valorAntes/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate145.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorDepois !== undefined){
let data6 = data.valorDepois;
const _errs28 = errors;
const _errs29 = errors;
let valid7 = false;
const _errs30 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/valorDepois",schemaPath:"#/properties/valorDepois/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid7 = valid7 || _valid3;
if(!valid7){
const _errs32 = errors;
if(data6 !== null){
const err13 = {instancePath:instancePath+"/valorDepois",schemaPath:"#/properties/valorDepois/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs32 === errors;
valid7 = valid7 || _valid3;
}
if(!valid7){
const err14 = {instancePath:instancePath+"/valorDepois",schemaPath:"#/properties/valorDepois/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate145.errors = vErrors;
return false;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntregaRegra !== undefined){
let data7 = data.prazoEntregaRegra;
const _errs34 = errors;
const _errs35 = errors;
let valid8 = false;
const _errs36 = errors;
const _errs37 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(errors === _errs37){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data7 < -2147483648 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid4 = _errs36 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs39 = errors;
if(data7 !== null){
const err18 = {instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"#/properties/prazoEntregaRegra/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs39 === errors;
valid8 = valid8 || _valid4;
}
if(!valid8){
const err19 = {instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"#/properties/prazoEntregaRegra/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate145.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate145.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}


function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OpcaoExplicada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.idFilial === undefined) && (missing0 = "idFilial")) || ((data.filialERP === undefined) && (missing0 = "filialERP"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.transportadora === undefined) && (missing0 = "transportadora"))) || ((data.idMetodo === undefined) && (missing0 = "idMetodo"))) || ((data.metodo === undefined) && (missing0 = "metodo"))) || ((data.temEstoque === undefined) && (missing0 = "temEstoque"))) || ((data.tabela === undefined) && (missing0 = "tabela"))) || ((data.faixa === undefined) && (missing0 = "faixa"))) || ((data.preco === undefined) && (missing0 = "preco"))) || ((data.prazo === undefined) && (missing0 = "prazo"))) || ((data.regras === undefined) && (missing0 = "regras"))){
validate136.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idFilial !== undefined){
let data0 = data.idFilial;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate136.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate136.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate136.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialERP !== undefined){
const _errs4 = errors;
if(typeof data.filialERP !== "string"){
validate136.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data2 = data.idTransportadora;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate136.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate136.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate136.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportadora !== undefined){
const _errs9 = errors;
if(typeof data.transportadora !== "string"){
validate136.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodo !== undefined){
let data4 = data.idMetodo;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate136.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate136.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate136.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metodo !== undefined){
const _errs14 = errors;
if(typeof data.metodo !== "string"){
validate136.errors = [{instancePath:instancePath+"/metodo",schemaPath:"#/properties/metodo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.temEstoque !== undefined){
const _errs16 = errors;
if(typeof data.temEstoque !== "boolean"){
validate136.errors = [{instancePath:instancePath+"/temEstoque",schemaPath:"#/properties/temEstoque/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tabela !== undefined){
const _errs18 = errors;
if(!(validate137(data.tabela, {instancePath:instancePath+"/tabela",parentData:data,parentDataProperty:"tabela",rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.faixa !== undefined){
const _errs19 = errors;
if(!(validate139(data.faixa, {instancePath:instancePath+"/faixa",parentData:data,parentDataProperty:"faixa",rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preco !== undefined){
const _errs20 = errors;
if(!(validate141(data.preco, {instancePath:instancePath+"/preco",parentData:data,parentDataProperty:"preco",rootData}))){
vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazo !== undefined){
const _errs21 = errors;
if(!(validate143(data.prazo, {instancePath:instancePath+"/prazo",parentData:data,parentDataProperty:"prazo",rootData}))){
vErrors = vErrors === null ? validate143.errors : vErrors.concat(validate143.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regras !== undefined){
let data11 = data.regras;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data11)){
var valid4 = true;
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate145(data11[i0], {instancePath:instancePath+"/regras/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid4 = _errs24 === errors;
if(!valid4){
break;
}
}
}
else {
validate136.errors = [{instancePath:instancePath+"/regras",schemaPath:"#/properties/regras/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate136.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}

const schema395 = {"type":"object","required":["idFilial","filialERP","idTransportadora","transportadora","idMetodo","metodo","motivo","mensagem","codigoRegra","regras"],"properties":{"idFilial":{"$ref":"Codigo"},"filialERP":{"type":"string"},"idTransportadora":{"$ref":"Codigo"},"transportadora":{"type":"string"},"idMetodo":{"$ref":"Codigo"},"metodo":{"type":"string"},"motivo":{"$ref":"MotivoAusencia"},"mensagem":{"$ref":"Mensagem"},"codigoRegra":{"anyOf":[{"$ref":"Codigo"},{"type":"null"}]},"regras":{"type":"array","items":{"$ref":"RegraExplicada"}}},"$id":"OpcaoAusente"};
const schema399 = {"type":"string","enum":["tabela","cep","peso","bloqueio","estoque","valor","prazo"],"$id":"MotivoAusencia"};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OpcaoAusente" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.idFilial === undefined) && (missing0 = "idFilial")) || ((data.filialERP === undefined) && (missing0 = "filialERP"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.transportadora === undefined) && (missing0 = "transportadora"))) || ((data.idMetodo === undefined) && (missing0 = "idMetodo"))) || ((data.metodo === undefined) && (missing0 = "metodo"))) || ((data.motivo === undefined) && (missing0 = "motivo"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.codigoRegra === undefined) && (missing0 = "codigoRegra"))) || ((data.regras === undefined) && (missing0 = "regras"))){
validate148.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idFilial !== undefined){
let data0 = data.idFilial;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate148.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate148.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate148.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialERP !== undefined){
const _errs4 = errors;
if(typeof data.filialERP !== "string"){
validate148.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data2 = data.idTransportadora;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate148.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate148.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate148.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportadora !== undefined){
const _errs9 = errors;
if(typeof data.transportadora !== "string"){
validate148.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodo !== undefined){
let data4 = data.idMetodo;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate148.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate148.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate148.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metodo !== undefined){
const _errs14 = errors;
if(typeof data.metodo !== "string"){
validate148.errors = [{instancePath:instancePath+"/metodo",schemaPath:"#/properties/metodo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.motivo !== undefined){
let data6 = data.motivo;
const _errs16 = errors;
if(typeof data6 !== "string"){
validate148.errors = [{instancePath:instancePath+"/motivo",schemaPath:"MotivoAusencia/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data6 === "tabela") || (data6 === "cep")) || (data6 === "peso")) || (data6 === "bloqueio")) || (data6 === "estoque")) || (data6 === "valor")) || (data6 === "prazo"))){
validate148.errors = [{instancePath:instancePath+"/motivo",schemaPath:"MotivoAusencia/enum",keyword:"enum",params:{allowedValues: schema399.enum}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data7 = data.mensagem;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data7 === "string"){
if(data7.length > 255 && func0(data7) > 255){
validate148.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate148.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoRegra !== undefined){
let data8 = data.codigoRegra;
const _errs22 = errors;
const _errs23 = errors;
let valid6 = false;
const _errs24 = errors;
const _errs25 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err0 = {instancePath:instancePath+"/codigoRegra",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs25){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err1 = {instancePath:instancePath+"/codigoRegra",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data8 < 1 || isNaN(data8)){
const err2 = {instancePath:instancePath+"/codigoRegra",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs24 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs27 = errors;
if(data8 !== null){
const err3 = {instancePath:instancePath+"/codigoRegra",schemaPath:"#/properties/codigoRegra/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
const err4 = {instancePath:instancePath+"/codigoRegra",schemaPath:"#/properties/codigoRegra/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate148.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regras !== undefined){
let data9 = data.regras;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data9)){
var valid8 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs31 = errors;
if(!(validate145(data9[i0], {instancePath:instancePath+"/regras/" + i0,parentData:data9,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
errors = vErrors.length;
}
var valid8 = _errs31 === errors;
if(!valid8){
break;
}
}
}
else {
validate148.errors = [{instancePath:instancePath+"/regras",schemaPath:"#/properties/regras/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate148.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}

const schema402 = {"type":"object","required":["codigo","titulo","motivo","campo"],"properties":{"codigo":{"$ref":"Codigo"},"titulo":{"type":"string"},"motivo":{"$ref":"MotivoRegra"},"campo":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]}},"$id":"RegraSemEfeito"};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegraSemEfeito" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.codigo === undefined) && (missing0 = "codigo")) || ((data.titulo === undefined) && (missing0 = "titulo"))) || ((data.motivo === undefined) && (missing0 = "motivo"))) || ((data.campo === undefined) && (missing0 = "campo"))){
validate151.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.codigo !== undefined){
let data0 = data.codigo;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate151.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate151.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate151.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titulo !== undefined){
const _errs4 = errors;
if(typeof data.titulo !== "string"){
validate151.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.motivo !== undefined){
let data2 = data.motivo;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate151.errors = [{instancePath:instancePath+"/motivo",schemaPath:"MotivoRegra/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "status") || (data2 === "vigencia")) || (data2 === "criterio")) || (data2 === "bloqueada"))){
validate151.errors = [{instancePath:instancePath+"/motivo",schemaPath:"MotivoRegra/enum",keyword:"enum",params:{allowedValues: schema392.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campo !== undefined){
let data3 = data.campo;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err0 = {instancePath:instancePath+"/campo",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
const err1 = {instancePath:instancePath+"/campo",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data3 < -2147483648 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/campo",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs14 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate151.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate151.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate151.errors = vErrors;
return errors === 0;
}


function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Explicacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.ordenacao === undefined) && (missing0 = "ordenacao"))) || ((data.destino === undefined) && (missing0 = "destino"))) || ((data.carrinho === undefined) && (missing0 = "carrinho"))) || ((data.opcoes === undefined) && (missing0 = "opcoes"))) || ((data.semOpcao === undefined) && (missing0 = "semOpcao"))) || ((data.filiaisIgnoradas === undefined) && (missing0 = "filiaisIgnoradas"))) || ((data.regrasForaDoCarrinho === undefined) && (missing0 = "regrasForaDoCarrinho"))) || ((data.totalRegrasForaDoCarrinho === undefined) && (missing0 = "totalRegrasForaDoCarrinho"))){
validate131.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate131.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate131.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ordenacao !== undefined){
let data1 = data.ordenacao;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate131.errors = [{instancePath:instancePath+"/ordenacao",schemaPath:"#/properties/ordenacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "v") || (data1 === "p"))){
validate131.errors = [{instancePath:instancePath+"/ordenacao",schemaPath:"#/properties/ordenacao/enum",keyword:"enum",params:{allowedValues: schema355.properties.ordenacao.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.destino !== undefined){
const _errs6 = errors;
if(!(validate132(data.destino, {instancePath:instancePath+"/destino",parentData:data,parentDataProperty:"destino",rootData}))){
vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrinho !== undefined){
const _errs7 = errors;
if(!(validate134(data.carrinho, {instancePath:instancePath+"/carrinho",parentData:data,parentDataProperty:"carrinho",rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opcoes !== undefined){
let data4 = data.opcoes;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate136(data4[i0], {instancePath:instancePath+"/opcoes/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/opcoes",schemaPath:"#/properties/opcoes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.semOpcao !== undefined){
let data6 = data.semOpcao;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
const _errs13 = errors;
if(!(validate148(data6[i1], {instancePath:instancePath+"/semOpcao/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/semOpcao",schemaPath:"#/properties/semOpcao/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filiaisIgnoradas !== undefined){
let data8 = data.filiaisIgnoradas;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid4 = true;
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
const _errs16 = errors;
if(typeof data8[i2] !== "string"){
validate131.errors = [{instancePath:instancePath+"/filiaisIgnoradas/" + i2,schemaPath:"#/properties/filiaisIgnoradas/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/filiaisIgnoradas",schemaPath:"#/properties/filiaisIgnoradas/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regrasForaDoCarrinho !== undefined){
let data10 = data.regrasForaDoCarrinho;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data10)){
if(data10.length > 1000){
validate131.errors = [{instancePath:instancePath+"/regrasForaDoCarrinho",schemaPath:"#/properties/regrasForaDoCarrinho/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid5 = true;
const len3 = data10.length;
for(let i3=0; i3<len3; i3++){
const _errs20 = errors;
if(!(validate151(data10[i3], {instancePath:instancePath+"/regrasForaDoCarrinho/" + i3,parentData:data10,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate151.errors : vErrors.concat(validate151.errors);
errors = vErrors.length;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate131.errors = [{instancePath:instancePath+"/regrasForaDoCarrinho",schemaPath:"#/properties/regrasForaDoCarrinho/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.totalRegrasForaDoCarrinho !== undefined){
let data12 = data.totalRegrasForaDoCarrinho;
const _errs21 = errors;
const _errs22 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate131.errors = [{instancePath:instancePath+"/totalRegrasForaDoCarrinho",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs22){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
validate131.errors = [{instancePath:instancePath+"/totalRegrasForaDoCarrinho",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate131.errors = [{instancePath:instancePath+"/totalRegrasForaDoCarrinho",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate131.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate131.errors = vErrors;
return errors === 0;
}

const v59 = validate153;
const schema407 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Ponto"},"maxItems":200}},"$id":"ListaPonto"};
const schema410 = {"type":"object","required":["id","nome","cep","endereco","cidade","uf","tipoPontoDeDevolucao","numero","referencia","bairro","ativo"],"properties":{"id":{"$ref":"Codigo"},"nome":{"$ref":"Nome","maxLength":100},"cep":{"$ref":"Cep"},"endereco":{"type":"string","minLength":1,"maxLength":100},"cidade":{"type":"string","minLength":1,"maxLength":60},"uf":{"$ref":"Uf"},"tipoPontoDeDevolucao":{"$ref":"Nome","maxLength":50},"numero":{"anyOf":[{"type":"string","minLength":1,"maxLength":20},{"type":"null"}]},"referencia":{"anyOf":[{"type":"string","minLength":1,"maxLength":100},{"type":"null"}]},"bairro":{"anyOf":[{"type":"string","minLength":1,"maxLength":60},{"type":"null"}]},"ativo":{"type":"boolean"}},"$id":"Ponto"};
const pattern42 = new RegExp("^\\S(?:.*\\S)?$", "u");
const pattern43 = new RegExp("^\\d{8}$", "u");
const pattern44 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Ponto" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.cep === undefined) && (missing0 = "cep"))) || ((data.endereco === undefined) && (missing0 = "endereco"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.tipoPontoDeDevolucao === undefined) && (missing0 = "tipoPontoDeDevolucao"))) || ((data.numero === undefined) && (missing0 = "numero"))) || ((data.referencia === undefined) && (missing0 = "referencia"))) || ((data.bairro === undefined) && (missing0 = "bairro"))) || ((data.ativo === undefined) && (missing0 = "ativo"))){
validate154.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate154.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate154.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate154.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate154.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern42.test(data1)){
validate154.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate154.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data2 = data.cep;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern43.test(data2)){
validate154.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate154.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endereco !== undefined){
let data3 = data.endereco;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
validate154.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data3) < 1){
validate154.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data4 = data.cidade;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 60 && func0(data4) > 60){
validate154.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data4) < 1){
validate154.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data5 = data.uf;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate154.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data5 === "AC") || (data5 === "AL")) || (data5 === "AM")) || (data5 === "AP")) || (data5 === "BA")) || (data5 === "CE")) || (data5 === "DF")) || (data5 === "ES")) || (data5 === "GO")) || (data5 === "MA")) || (data5 === "MG")) || (data5 === "MS")) || (data5 === "MT")) || (data5 === "PA")) || (data5 === "PB")) || (data5 === "PE")) || (data5 === "PI")) || (data5 === "PR")) || (data5 === "RJ")) || (data5 === "RN")) || (data5 === "RO")) || (data5 === "RR")) || (data5 === "RS")) || (data5 === "SC")) || (data5 === "SE")) || (data5 === "SP")) || (data5 === "TO"))){
validate154.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/enum",keyword:"enum",params:{allowedValues: schema81.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoPontoDeDevolucao !== undefined){
let data6 = data.tipoPontoDeDevolucao;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(func0(data6) < 1){
validate154.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"Nome/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern44.test(data6)){
validate154.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"Nome/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"Nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs17){
if(typeof data6 === "string"){
if(data6.length > 50 && func0(data6) > 50){
validate154.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"#/properties/tipoPontoDeDevolucao/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero !== undefined){
let data7 = data.numero;
const _errs20 = errors;
const _errs21 = errors;
let valid6 = false;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data7 === "string"){
if(data7.length > 20 && func0(data7) > 20){
const err0 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func0(data7) < 1){
const err1 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs22 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs24 = errors;
if(data7 !== null){
const err3 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
const err4 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate154.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referencia !== undefined){
let data8 = data.referencia;
const _errs26 = errors;
const _errs27 = errors;
let valid7 = false;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data8 === "string"){
if(data8.length > 100 && func0(data8) > 100){
const err5 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(func0(data8) < 1){
const err6 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs28 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs30 = errors;
if(data8 !== null){
const err8 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs30 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err9 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate154.errors = vErrors;
return false;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bairro !== undefined){
let data9 = data.bairro;
const _errs32 = errors;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data9 === "string"){
if(data9.length > 60 && func0(data9) > 60){
const err10 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(func0(data9) < 1){
const err11 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs34 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs36 = errors;
if(data9 !== null){
const err13 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
const err14 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate154.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs38 = errors;
if(typeof data.ativo !== "boolean"){
validate154.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate154.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaPonto" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate153.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate153.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate153.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate153.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate153.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate153.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate153.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate153.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate153.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate153.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate153.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate154(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate153.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}

const v60 = validate156;
const schema416 = {"type":"object","required":["nome","cep","endereco","cidade","uf","tipoPontoDeDevolucao"],"properties":{"nome":{"$ref":"Nome?request","maxLength":100},"cep":{"$ref":"Cep?request"},"endereco":{"type":"string","minLength":1,"maxLength":100},"cidade":{"type":"string","minLength":1,"maxLength":60},"uf":{"$ref":"Uf?request"},"tipoPontoDeDevolucao":{"$ref":"Nome?request","maxLength":50},"numero":{"anyOf":[{"type":"string","minLength":1,"maxLength":20},{"type":"null"}]},"referencia":{"anyOf":[{"type":"string","minLength":1,"maxLength":100},{"type":"null"}]},"bairro":{"anyOf":[{"type":"string","minLength":1,"maxLength":60},{"type":"null"}]},"ativo":{"type":"boolean"}},"nullIsAbsent":["ativo"],"$id":"NovoPonto?request"};
const pattern45 = new RegExp("^\\S(?:.*\\S)?$", "u");
const pattern46 = new RegExp("^\\d{8}$", "u");
const pattern47 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovoPonto?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.nome === undefined) && (missing0 = "nome")) || ((data.cep === undefined) && (missing0 = "cep"))) || ((data.endereco === undefined) && (missing0 = "endereco"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.tipoPontoDeDevolucao === undefined) && (missing0 = "tipoPontoDeDevolucao"))){
validate156.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["ativo"] === null){
delete data["ativo"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate156.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern45.test(data0)){
validate156.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate156.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data1 = data.cep;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern46.test(data1)){
validate156.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate156.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endereco !== undefined){
let data2 = data.endereco;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
validate156.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data2) < 1){
validate156.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data3 = data.cidade;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 60 && func0(data3) > 60){
validate156.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data3) < 1){
validate156.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data4 = data.uf;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate156.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data4 === "AC") || (data4 === "AL")) || (data4 === "AM")) || (data4 === "AP")) || (data4 === "BA")) || (data4 === "CE")) || (data4 === "DF")) || (data4 === "ES")) || (data4 === "GO")) || (data4 === "MA")) || (data4 === "MG")) || (data4 === "MS")) || (data4 === "MT")) || (data4 === "PA")) || (data4 === "PB")) || (data4 === "PE")) || (data4 === "PI")) || (data4 === "PR")) || (data4 === "RJ")) || (data4 === "RN")) || (data4 === "RO")) || (data4 === "RR")) || (data4 === "RS")) || (data4 === "SC")) || (data4 === "SE")) || (data4 === "SP")) || (data4 === "TO"))){
validate156.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf?request/enum",keyword:"enum",params:{allowedValues: schema88.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoPontoDeDevolucao !== undefined){
let data5 = data.tipoPontoDeDevolucao;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate156.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern47.test(data5)){
validate156.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs14){
if(typeof data5 === "string"){
if(data5.length > 50 && func0(data5) > 50){
validate156.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"#/properties/tipoPontoDeDevolucao/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero !== undefined){
let data6 = data.numero;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 20 && func0(data6) > 20){
const err0 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func0(data6) < 1){
const err1 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs21 = errors;
if(data6 !== null){
const err3 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err4 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate156.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referencia !== undefined){
let data7 = data.referencia;
const _errs23 = errors;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data7 === "string"){
if(data7.length > 100 && func0(data7) > 100){
const err5 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(func0(data7) < 1){
const err6 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs27 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err9 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate156.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bairro !== undefined){
let data8 = data.bairro;
const _errs29 = errors;
const _errs30 = errors;
let valid7 = false;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data8 === "string"){
if(data8.length > 60 && func0(data8) > 60){
const err10 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(func0(data8) < 1){
const err11 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs31 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs33 = errors;
if(data8 !== null){
const err13 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs33 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err14 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate156.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs35 = errors;
if(typeof data.ativo !== "boolean"){
validate156.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate156.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}

const v61 = validate154;

const v62 = validate157;
const schema421 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"idPonto":{"$ref":"Codigo?request"}},"required":["idLoja","idPonto"]};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.idPonto === undefined) && (missing0 = "idPonto"))){
validate157.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate157.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate157.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate157.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPonto !== undefined){
let data1 = data.idPonto;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate157.errors = [{instancePath:instancePath+"/idPonto",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate157.errors = [{instancePath:instancePath+"/idPonto",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate157.errors = [{instancePath:instancePath+"/idPonto",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate157.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

const v63 = validate158;
const schema424 = {"type":"object","properties":{"nome":{"$ref":"Nome?request","maxLength":100},"cep":{"$ref":"Cep?request"},"endereco":{"type":"string","minLength":1,"maxLength":100},"cidade":{"type":"string","minLength":1,"maxLength":60},"uf":{"$ref":"Uf?request"},"tipoPontoDeDevolucao":{"$ref":"Nome?request","maxLength":50},"numero":{"anyOf":[{"type":"string","minLength":1,"maxLength":20},{"type":"null"}]},"referencia":{"anyOf":[{"type":"string","minLength":1,"maxLength":100},{"type":"null"}]},"bairro":{"anyOf":[{"type":"string","minLength":1,"maxLength":60},{"type":"null"}]},"ativo":{"type":"boolean"}},"nullIsAbsent":["nome","cep","endereco","cidade","uf","tipoPontoDeDevolucao","ativo"],"$id":"MudancaPonto?request"};
const pattern48 = new RegExp("^\\S(?:.*\\S)?$", "u");
const pattern49 = new RegExp("^\\d{8}$", "u");
const pattern50 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MudancaPonto?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["nome"] === null){
delete data["nome"];
}
if(data["cep"] === null){
delete data["cep"];
}
if(data["endereco"] === null){
delete data["endereco"];
}
if(data["cidade"] === null){
delete data["cidade"];
}
if(data["uf"] === null){
delete data["uf"];
}
if(data["tipoPontoDeDevolucao"] === null){
delete data["tipoPontoDeDevolucao"];
}
if(data["ativo"] === null){
delete data["ativo"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate158.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern48.test(data0)){
validate158.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate158.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data1 = data.cep;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern49.test(data1)){
validate158.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate158.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endereco !== undefined){
let data2 = data.endereco;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
validate158.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data2) < 1){
validate158.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data3 = data.cidade;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 60 && func0(data3) > 60){
validate158.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data3) < 1){
validate158.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data4 = data.uf;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate158.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data4 === "AC") || (data4 === "AL")) || (data4 === "AM")) || (data4 === "AP")) || (data4 === "BA")) || (data4 === "CE")) || (data4 === "DF")) || (data4 === "ES")) || (data4 === "GO")) || (data4 === "MA")) || (data4 === "MG")) || (data4 === "MS")) || (data4 === "MT")) || (data4 === "PA")) || (data4 === "PB")) || (data4 === "PE")) || (data4 === "PI")) || (data4 === "PR")) || (data4 === "RJ")) || (data4 === "RN")) || (data4 === "RO")) || (data4 === "RR")) || (data4 === "RS")) || (data4 === "SC")) || (data4 === "SE")) || (data4 === "SP")) || (data4 === "TO"))){
validate158.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf?request/enum",keyword:"enum",params:{allowedValues: schema88.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoPontoDeDevolucao !== undefined){
let data5 = data.tipoPontoDeDevolucao;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate158.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern50.test(data5)){
validate158.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate158.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs14){
if(typeof data5 === "string"){
if(data5.length > 50 && func0(data5) > 50){
validate158.errors = [{instancePath:instancePath+"/tipoPontoDeDevolucao",schemaPath:"#/properties/tipoPontoDeDevolucao/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero !== undefined){
let data6 = data.numero;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 20 && func0(data6) > 20){
const err0 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func0(data6) < 1){
const err1 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs21 = errors;
if(data6 !== null){
const err3 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err4 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate158.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referencia !== undefined){
let data7 = data.referencia;
const _errs23 = errors;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data7 === "string"){
if(data7.length > 100 && func0(data7) > 100){
const err5 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(func0(data7) < 1){
const err6 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs27 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err9 = {instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate158.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bairro !== undefined){
let data8 = data.bairro;
const _errs29 = errors;
const _errs30 = errors;
let valid7 = false;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data8 === "string"){
if(data8.length > 60 && func0(data8) > 60){
const err10 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(func0(data8) < 1){
const err11 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs31 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs33 = errors;
if(data8 !== null){
const err13 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid2 = _errs33 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err14 = {instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate158.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ativo !== undefined){
const _errs35 = errors;
if(typeof data.ativo !== "boolean"){
validate158.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate158.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate158.errors = vErrors;
return errors === 0;
}

const v64 = validate159;
const schema429 = {"type":"object","required":["itens"],"properties":{"itens":{"type":"array","items":{"$ref":"Situacao"},"maxItems":5}},"$id":"Situacoes"};
const schema430 = {"type":"object","required":["campo","valores","padrao"],"properties":{"campo":{"$ref":"CampoSituacao"},"valores":{"type":"array","items":{"$ref":"ValorSituacao"},"maxItems":100},"padrao":{"type":"boolean"}},"$id":"Situacao"};
const schema431 = {"type":"string","enum":["solicitanteReversa","motivoReversa","tipoReversa","resolucaoReversa","pagadorFreteReversa"],"$id":"CampoSituacao"};
const schema432 = {"type":"string","minLength":1,"pattern":"^\\S(?:.*\\S)?$","maxLength":50,"$id":"ValorSituacao"};
const pattern51 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Situacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.campo === undefined) && (missing0 = "campo")) || ((data.valores === undefined) && (missing0 = "valores"))) || ((data.padrao === undefined) && (missing0 = "padrao"))){
validate160.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
let data0 = data.campo;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate160.errors = [{instancePath:instancePath+"/campo",schemaPath:"CampoSituacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "solicitanteReversa") || (data0 === "motivoReversa")) || (data0 === "tipoReversa")) || (data0 === "resolucaoReversa")) || (data0 === "pagadorFreteReversa"))){
validate160.errors = [{instancePath:instancePath+"/campo",schemaPath:"CampoSituacao/enum",keyword:"enum",params:{allowedValues: schema431.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valores !== undefined){
let data1 = data.valores;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 100){
validate160.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 50 && func0(data2) > 50){
validate160.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"ValorSituacao/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data2) < 1){
validate160.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"ValorSituacao/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern51.test(data2)){
validate160.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"ValorSituacao/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"ValorSituacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.padrao !== undefined){
const _errs9 = errors;
if(typeof data.padrao !== "boolean"){
validate160.errors = [{instancePath:instancePath+"/padrao",schemaPath:"#/properties/padrao/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate160.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}


function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Situacoes" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.itens === undefined) && (missing0 = "itens")){
validate159.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.itens !== undefined){
let data0 = data.itens;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 5){
validate159.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 5}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate160(data0[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate160.errors : vErrors.concat(validate160.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate159.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate159.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

const v65 = validate162;
const schema433 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"campo":{"$ref":"CampoSituacao?request"}},"required":["idLoja","campo"]};
const schema435 = {"type":"string","enum":["solicitanteReversa","motivoReversa","tipoReversa","resolucaoReversa","pagadorFreteReversa"],"$id":"CampoSituacao?request"};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.campo === undefined) && (missing0 = "campo"))){
validate162.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate162.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate162.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate162.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campo !== undefined){
let data1 = data.campo;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate162.errors = [{instancePath:instancePath+"/campo",schemaPath:"CampoSituacao?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data1 === "solicitanteReversa") || (data1 === "motivoReversa")) || (data1 === "tipoReversa")) || (data1 === "resolucaoReversa")) || (data1 === "pagadorFreteReversa"))){
validate162.errors = [{instancePath:instancePath+"/campo",schemaPath:"CampoSituacao?request/enum",keyword:"enum",params:{allowedValues: schema435.enum}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate162.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate162.errors = vErrors;
return errors === 0;
}

const v66 = validate163;
const schema436 = {"type":"object","required":["valores"],"properties":{"valores":{"type":"array","items":{"$ref":"ValorSituacao?request"},"maxItems":100}},"$id":"ValoresSituacao?request"};
const schema437 = {"type":"string","minLength":1,"pattern":"^\\S(?:.*\\S)?$","maxLength":50,"patternText":"não pode começar nem terminar com espaço","$id":"ValorSituacao?request"};
const pattern52 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ValoresSituacao?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.valores === undefined) && (missing0 = "valores")){
validate163.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.valores !== undefined){
let data0 = data.valores;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 100){
validate163.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 50 && func0(data1) > 50){
validate163.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"ValorSituacao?request/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data1) < 1){
validate163.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"ValorSituacao?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern52.test(data1)){
validate163.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"ValorSituacao?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/valores/" + i0,schemaPath:"ValorSituacao?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate163.errors = [{instancePath:instancePath+"/valores",schemaPath:"#/properties/valores/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate163.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate163.errors = vErrors;
return errors === 0;
}

const v67 = validate160;

const v68 = validate164;
const schema438 = {"type":"object","required":["itens"],"properties":{"itens":{"type":"array","items":{"$ref":"NovaOcorrencia?request"},"minItems":1,"maxItems":10000}},"$id":"NovasOcorrencias?request"};
const schema439 = {"type":"object","required":["idOcoren","data"],"properties":{"chaveNF":{"$ref":"ChaveNF?request","minLength":1},"documento":{"$ref":"IdPedido?request"},"posicao":{"type":"integer","minimum":0,"maximum":9999},"codigoRastreio":{"type":"string","minLength":1,"maxLength":100},"idOcoren":{"type":"integer","minimum":0,"maximum":99},"data":{"$ref":"DataPedido?request"},"informacaoAdicional":{"type":"string","maxLength":255},"visivelCliente":{"type":"boolean"}},"nullIsAbsent":["chaveNF","documento","posicao","codigoRastreio","informacaoAdicional","visivelCliente"],"$id":"NovaOcorrencia?request"};
const schema440 = {"type":"string","maxLength":44,"$id":"ChaveNF?request"};
const schema441 = {"type":"string","pattern":"^[0-9a-f]{32}$","patternText":"deve ter 32 dígitos hexadecimais, como 3f2a9c0d4b6e8f1a3f2a9c0d4b6e8f1a","$id":"IdPedido?request"};
const schema442 = {"type":"string","format":"data-pedido","$id":"DataPedido?request"};
const pattern53 = new RegExp("^[0-9a-f]{32}$", "u");
const formats40 = formats["data-pedido"];

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovaOcorrencia?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idOcoren === undefined) && (missing0 = "idOcoren")) || ((data.data === undefined) && (missing0 = "data"))){
validate165.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["chaveNF"] === null){
delete data["chaveNF"];
}
if(data["documento"] === null){
delete data["documento"];
}
if(data["posicao"] === null){
delete data["posicao"];
}
if(data["codigoRastreio"] === null){
delete data["codigoRastreio"];
}
if(data["informacaoAdicional"] === null){
delete data["informacaoAdicional"];
}
if(data["visivelCliente"] === null){
delete data["visivelCliente"];
}
if(data.chaveNF !== undefined){
let data0 = data.chaveNF;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 44 && func0(data0) > 44){
validate165.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF?request/maxLength",keyword:"maxLength",params:{limit: 44}}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate165.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"#/properties/chaveNF/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documento !== undefined){
let data1 = data.documento;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern53.test(data1)){
validate165.errors = [{instancePath:instancePath+"/documento",schemaPath:"IdPedido?request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$", text: "deve ter 32 dígitos hexadecimais, como 3f2a9c0d4b6e8f1a3f2a9c0d4b6e8f1a"}}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/documento",schemaPath:"IdPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posicao !== undefined){
let data2 = data.posicao;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate165.errors = [{instancePath:instancePath+"/posicao",schemaPath:"#/properties/posicao/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
validate165.errors = [{instancePath:instancePath+"/posicao",schemaPath:"#/properties/posicao/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate165.errors = [{instancePath:instancePath+"/posicao",schemaPath:"#/properties/posicao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoRastreio !== undefined){
let data3 = data.codigoRastreio;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
validate165.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data3) < 1){
validate165.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate165.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idOcoren !== undefined){
let data4 = data.idOcoren;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate165.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"#/properties/idOcoren/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99 || isNaN(data4)){
validate165.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"#/properties/idOcoren/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate165.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"#/properties/idOcoren/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data5 = data.data;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data5 === "string"){
if(!(formats40(data5))){
validate165.errors = [{instancePath:instancePath+"/data",schemaPath:"DataPedido?request/format",keyword:"format",params:{format: "data-pedido"}}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/data",schemaPath:"DataPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.informacaoAdicional !== undefined){
let data6 = data.informacaoAdicional;
const _errs16 = errors;
if(errors === _errs16){
if(typeof data6 === "string"){
if(data6.length > 255 && func0(data6) > 255){
validate165.errors = [{instancePath:instancePath+"/informacaoAdicional",schemaPath:"#/properties/informacaoAdicional/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate165.errors = [{instancePath:instancePath+"/informacaoAdicional",schemaPath:"#/properties/informacaoAdicional/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visivelCliente !== undefined){
const _errs18 = errors;
if(typeof data.visivelCliente !== "boolean"){
validate165.errors = [{instancePath:instancePath+"/visivelCliente",schemaPath:"#/properties/visivelCliente/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate165.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate165.errors = vErrors;
return errors === 0;
}


function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovasOcorrencias?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.itens === undefined) && (missing0 = "itens")){
validate164.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.itens !== undefined){
let data0 = data.itens;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 10000){
validate164.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
if(data0.length < 1){
validate164.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate165(data0[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate164.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate164.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate164.errors = vErrors;
return errors === 0;
}

const v69 = validate167;
const schema443 = {"type":"object","required":["mensagem","registradas","repetidas","recusadas","itens"],"properties":{"mensagem":{"$ref":"Mensagem"},"registradas":{"$ref":"InteiroNaoNegativo"},"repetidas":{"$ref":"InteiroNaoNegativo"},"recusadas":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"RespostaOcorrencia"},"maxItems":10000}},"$id":"OcorrenciasRegistradas"};
const schema448 = {"type":"object","required":["resultado","mensagem","documento","idEnvio","idStatus"],"properties":{"resultado":{"$ref":"ResultadoOcorrencia"},"mensagem":{"$ref":"Mensagem"},"documento":{"anyOf":[{"$ref":"IdPedido"},{"type":"null"}]},"idEnvio":{"anyOf":[{"$ref":"Codigo"},{"type":"null"}]},"idStatus":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]}},"$id":"RespostaOcorrencia"};
const schema449 = {"type":"string","enum":["registrada","repetida","recusada"],"$id":"ResultadoOcorrencia"};
const schema451 = {"type":"string","pattern":"^[0-9a-f]{32}$","$id":"IdPedido"};
const pattern54 = new RegExp("^[0-9a-f]{32}$", "u");

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RespostaOcorrencia" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.resultado === undefined) && (missing0 = "resultado")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.documento === undefined) && (missing0 = "documento"))) || ((data.idEnvio === undefined) && (missing0 = "idEnvio"))) || ((data.idStatus === undefined) && (missing0 = "idStatus"))){
validate168.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.resultado !== undefined){
let data0 = data.resultado;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate168.errors = [{instancePath:instancePath+"/resultado",schemaPath:"ResultadoOcorrencia/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "registrada") || (data0 === "repetida")) || (data0 === "recusada"))){
validate168.errors = [{instancePath:instancePath+"/resultado",schemaPath:"ResultadoOcorrencia/enum",keyword:"enum",params:{allowedValues: schema449.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data1 = data.mensagem;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate168.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate168.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documento !== undefined){
let data2 = data.documento;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(!pattern54.test(data2)){
const err0 = {instancePath:instancePath+"/documento",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/documento",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs12 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate168.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idEnvio !== undefined){
let data3 = data.idEnvio;
const _errs14 = errors;
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/idEnvio",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs17){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/idEnvio",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/idEnvio",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs16 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs19 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/idEnvio",schemaPath:"#/properties/idEnvio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/idEnvio",schemaPath:"#/properties/idEnvio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate168.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idStatus !== undefined){
let data4 = data.idStatus;
const _errs21 = errors;
const _errs22 = errors;
let valid7 = false;
const _errs23 = errors;
const _errs24 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs24){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data4 < -2147483648 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
var _valid2 = _errs23 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs26 = errors;
if(data4 !== null){
const err12 = {instancePath:instancePath+"/idStatus",schemaPath:"#/properties/idStatus/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err13 = {instancePath:instancePath+"/idStatus",schemaPath:"#/properties/idStatus/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate168.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate168.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate168.errors = vErrors;
return errors === 0;
}


function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OcorrenciasRegistradas" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.registradas === undefined) && (missing0 = "registradas"))) || ((data.repetidas === undefined) && (missing0 = "repetidas"))) || ((data.recusadas === undefined) && (missing0 = "recusadas"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate167.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate167.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate167.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registradas !== undefined){
let data1 = data.registradas;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate167.errors = [{instancePath:instancePath+"/registradas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate167.errors = [{instancePath:instancePath+"/registradas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate167.errors = [{instancePath:instancePath+"/registradas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repetidas !== undefined){
let data2 = data.repetidas;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate167.errors = [{instancePath:instancePath+"/repetidas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate167.errors = [{instancePath:instancePath+"/repetidas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate167.errors = [{instancePath:instancePath+"/repetidas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recusadas !== undefined){
let data3 = data.recusadas;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate167.errors = [{instancePath:instancePath+"/recusadas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate167.errors = [{instancePath:instancePath+"/recusadas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate167.errors = [{instancePath:instancePath+"/recusadas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data4 = data.itens;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length > 10000){
validate167.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate168(data4[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate168.errors : vErrors.concat(validate168.errors);
errors = vErrors.length;
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate167.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate167.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}

const v70 = validate170;
const schema454 = {"type":"object","required":["itens"],"properties":{"itens":{"type":"array","items":{"$ref":"NovoEventoUnidade?request"},"minItems":1,"maxItems":10000}},"$id":"NovosEventosUnidade?request"};
const schema455 = {"type":"object","required":["evento","unidade","data"],"properties":{"chaveNF":{"$ref":"ChaveNF?request","minLength":1},"documento":{"$ref":"IdPedido?request"},"posicao":{"type":"integer","minimum":0,"maximum":9999},"codigoRastreio":{"type":"string","minLength":1,"maxLength":100},"evento":{"type":"string","enum":["saiu","chegou"]},"unidade":{"$ref":"Nome?request","maxLength":100},"cidade":{"anyOf":[{"type":"string","minLength":1,"maxLength":60},{"type":"null"}]},"uf":{"anyOf":[{"$ref":"Uf?request"},{"type":"null"}]},"data":{"$ref":"DataPedido?request"},"mensagem":{"anyOf":[{"type":"string","minLength":1,"maxLength":255},{"type":"null"}]}},"nullIsAbsent":["chaveNF","documento","posicao","codigoRastreio"],"$id":"NovoEventoUnidade?request"};
const pattern55 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern56 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovoEventoUnidade?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.evento === undefined) && (missing0 = "evento")) || ((data.unidade === undefined) && (missing0 = "unidade"))) || ((data.data === undefined) && (missing0 = "data"))){
validate171.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["chaveNF"] === null){
delete data["chaveNF"];
}
if(data["documento"] === null){
delete data["documento"];
}
if(data["posicao"] === null){
delete data["posicao"];
}
if(data["codigoRastreio"] === null){
delete data["codigoRastreio"];
}
if(data.chaveNF !== undefined){
let data0 = data.chaveNF;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 44 && func0(data0) > 44){
validate171.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF?request/maxLength",keyword:"maxLength",params:{limit: 44}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate171.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"#/properties/chaveNF/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documento !== undefined){
let data1 = data.documento;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern55.test(data1)){
validate171.errors = [{instancePath:instancePath+"/documento",schemaPath:"IdPedido?request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$", text: "deve ter 32 dígitos hexadecimais, como 3f2a9c0d4b6e8f1a3f2a9c0d4b6e8f1a"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/documento",schemaPath:"IdPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posicao !== undefined){
let data2 = data.posicao;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate171.errors = [{instancePath:instancePath+"/posicao",schemaPath:"#/properties/posicao/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
validate171.errors = [{instancePath:instancePath+"/posicao",schemaPath:"#/properties/posicao/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate171.errors = [{instancePath:instancePath+"/posicao",schemaPath:"#/properties/posicao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoRastreio !== undefined){
let data3 = data.codigoRastreio;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
validate171.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data3) < 1){
validate171.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.evento !== undefined){
let data4 = data.evento;
const _errs11 = errors;
if(typeof data4 !== "string"){
validate171.errors = [{instancePath:instancePath+"/evento",schemaPath:"#/properties/evento/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "saiu") || (data4 === "chegou"))){
validate171.errors = [{instancePath:instancePath+"/evento",schemaPath:"#/properties/evento/enum",keyword:"enum",params:{allowedValues: schema455.properties.evento.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unidade !== undefined){
let data5 = data.unidade;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(func0(data5) < 1){
validate171.errors = [{instancePath:instancePath+"/unidade",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern56.test(data5)){
validate171.errors = [{instancePath:instancePath+"/unidade",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate171.errors = [{instancePath:instancePath+"/unidade",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 100 && func0(data5) > 100){
validate171.errors = [{instancePath:instancePath+"/unidade",schemaPath:"#/properties/unidade/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data6 = data.cidade;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data6 === "string"){
if(data6.length > 60 && func0(data6) > 60){
const err0 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(func0(data6) < 1){
const err1 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs18 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs20 = errors;
if(data6 !== null){
const err3 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs20 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err4 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate171.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data7 = data.uf;
const _errs22 = errors;
const _errs23 = errors;
let valid5 = false;
const _errs24 = errors;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/uf",schemaPath:"Uf?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((((((((((((((((((((((((((data7 === "AC") || (data7 === "AL")) || (data7 === "AM")) || (data7 === "AP")) || (data7 === "BA")) || (data7 === "CE")) || (data7 === "DF")) || (data7 === "ES")) || (data7 === "GO")) || (data7 === "MA")) || (data7 === "MG")) || (data7 === "MS")) || (data7 === "MT")) || (data7 === "PA")) || (data7 === "PB")) || (data7 === "PE")) || (data7 === "PI")) || (data7 === "PR")) || (data7 === "RJ")) || (data7 === "RN")) || (data7 === "RO")) || (data7 === "RR")) || (data7 === "RS")) || (data7 === "SC")) || (data7 === "SE")) || (data7 === "SP")) || (data7 === "TO"))){
const err6 = {instancePath:instancePath+"/uf",schemaPath:"Uf?request/enum",keyword:"enum",params:{allowedValues: schema88.enum}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs24 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs27 = errors;
if(data7 !== null){
const err7 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate171.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data8 = data.data;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(errors === _errs30){
if(typeof data8 === "string"){
if(!(formats40(data8))){
validate171.errors = [{instancePath:instancePath+"/data",schemaPath:"DataPedido?request/format",keyword:"format",params:{format: "data-pedido"}}];
return false;
}
}
else {
validate171.errors = [{instancePath:instancePath+"/data",schemaPath:"DataPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data9 = data.mensagem;
const _errs32 = errors;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data9 === "string"){
if(data9.length > 255 && func0(data9) > 255){
const err9 = {instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(func0(data9) < 1){
const err10 = {instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/anyOf/0/minLength",keyword:"minLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid2 = _errs34 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs36 = errors;
if(data9 !== null){
const err12 = {instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs36 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
const err13 = {instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate171.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate171.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovosEventosUnidade?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.itens === undefined) && (missing0 = "itens")){
validate170.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.itens !== undefined){
let data0 = data.itens;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 10000){
validate170.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
if(data0.length < 1){
validate170.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate171(data0[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate170.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate170.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}

const v71 = validate173;
const schema461 = {"type":"object","required":["mensagem","registrados","repetidos","recusados","itens"],"properties":{"mensagem":{"$ref":"Mensagem"},"registrados":{"$ref":"InteiroNaoNegativo"},"repetidos":{"$ref":"InteiroNaoNegativo"},"recusados":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"RespostaEventoUnidade"},"maxItems":10000}},"$id":"EventosUnidadeRegistrados"};
const schema466 = {"type":"object","required":["resultado","mensagem","documento","idEnvio"],"properties":{"resultado":{"$ref":"ResultadoEventoUnidade"},"mensagem":{"$ref":"Mensagem"},"documento":{"anyOf":[{"$ref":"IdPedido"},{"type":"null"}]},"idEnvio":{"anyOf":[{"$ref":"Codigo"},{"type":"null"}]}},"$id":"RespostaEventoUnidade"};
const schema467 = {"type":"string","enum":["registrado","repetido","recusado"],"$id":"ResultadoEventoUnidade"};
const pattern57 = new RegExp("^[0-9a-f]{32}$", "u");

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RespostaEventoUnidade" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.resultado === undefined) && (missing0 = "resultado")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.documento === undefined) && (missing0 = "documento"))) || ((data.idEnvio === undefined) && (missing0 = "idEnvio"))){
validate174.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.resultado !== undefined){
let data0 = data.resultado;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate174.errors = [{instancePath:instancePath+"/resultado",schemaPath:"ResultadoEventoUnidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "registrado") || (data0 === "repetido")) || (data0 === "recusado"))){
validate174.errors = [{instancePath:instancePath+"/resultado",schemaPath:"ResultadoEventoUnidade/enum",keyword:"enum",params:{allowedValues: schema467.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data1 = data.mensagem;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate174.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate174.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documento !== undefined){
let data2 = data.documento;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data2 === "string"){
if(!pattern57.test(data2)){
const err0 = {instancePath:instancePath+"/documento",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/documento",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs12 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate174.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idEnvio !== undefined){
let data3 = data.idEnvio;
const _errs14 = errors;
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err4 = {instancePath:instancePath+"/idEnvio",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(errors === _errs17){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err5 = {instancePath:instancePath+"/idEnvio",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/idEnvio",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
var _valid1 = _errs16 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs19 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/idEnvio",schemaPath:"#/properties/idEnvio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/idEnvio",schemaPath:"#/properties/idEnvio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate174.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate174.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}


function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventosUnidadeRegistrados" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.registrados === undefined) && (missing0 = "registrados"))) || ((data.repetidos === undefined) && (missing0 = "repetidos"))) || ((data.recusados === undefined) && (missing0 = "recusados"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate173.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate173.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate173.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registrados !== undefined){
let data1 = data.registrados;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate173.errors = [{instancePath:instancePath+"/registrados",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate173.errors = [{instancePath:instancePath+"/registrados",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate173.errors = [{instancePath:instancePath+"/registrados",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repetidos !== undefined){
let data2 = data.repetidos;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate173.errors = [{instancePath:instancePath+"/repetidos",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate173.errors = [{instancePath:instancePath+"/repetidos",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate173.errors = [{instancePath:instancePath+"/repetidos",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recusados !== undefined){
let data3 = data.recusados;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate173.errors = [{instancePath:instancePath+"/recusados",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate173.errors = [{instancePath:instancePath+"/recusados",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate173.errors = [{instancePath:instancePath+"/recusados",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data4 = data.itens;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
if(data4.length > 10000){
validate173.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid5 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate174(data4[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
errors = vErrors.length;
}
var valid5 = _errs15 === errors;
if(!valid5){
break;
}
}
}
}
else {
validate173.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate173.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

const v72 = validate176;
const schema471 = {"type":"string"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate176.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"}}];
return false;
}
validate176.errors = vErrors;
return errors === 0;
}

const v73 = validate177;
const schema472 = {"type":"object","required":["mensagem","linhas","aplicados","repetidos","recusados","erros","avisos"],"properties":{"mensagem":{"$ref":"Mensagem"},"linhas":{"$ref":"InteiroNaoNegativo"},"aplicados":{"$ref":"InteiroNaoNegativo"},"repetidos":{"$ref":"InteiroNaoNegativo"},"recusados":{"$ref":"InteiroNaoNegativo"},"erros":{"type":"array","items":{"$ref":"ErroDeLinha"},"maxItems":1000},"avisos":{"type":"array","items":{"$ref":"ErroDeLinha"},"maxItems":1000}},"$id":"ImportacaoEdi"};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ImportacaoEdi" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.linhas === undefined) && (missing0 = "linhas"))) || ((data.aplicados === undefined) && (missing0 = "aplicados"))) || ((data.repetidos === undefined) && (missing0 = "repetidos"))) || ((data.recusados === undefined) && (missing0 = "recusados"))) || ((data.erros === undefined) && (missing0 = "erros"))) || ((data.avisos === undefined) && (missing0 = "avisos"))){
validate177.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate177.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate177.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.linhas !== undefined){
let data1 = data.linhas;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate177.errors = [{instancePath:instancePath+"/linhas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate177.errors = [{instancePath:instancePath+"/linhas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate177.errors = [{instancePath:instancePath+"/linhas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aplicados !== undefined){
let data2 = data.aplicados;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate177.errors = [{instancePath:instancePath+"/aplicados",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate177.errors = [{instancePath:instancePath+"/aplicados",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate177.errors = [{instancePath:instancePath+"/aplicados",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.repetidos !== undefined){
let data3 = data.repetidos;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate177.errors = [{instancePath:instancePath+"/repetidos",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate177.errors = [{instancePath:instancePath+"/repetidos",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate177.errors = [{instancePath:instancePath+"/repetidos",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recusados !== undefined){
let data4 = data.recusados;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate177.errors = [{instancePath:instancePath+"/recusados",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate177.errors = [{instancePath:instancePath+"/recusados",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate177.errors = [{instancePath:instancePath+"/recusados",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.erros !== undefined){
let data5 = data.erros;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data5)){
if(data5.length > 1000){
validate177.errors = [{instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid6 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(!(validate55(data5[i0], {instancePath:instancePath+"/erros/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid6 = _errs18 === errors;
if(!valid6){
break;
}
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.avisos !== undefined){
let data7 = data.avisos;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data7)){
if(data7.length > 1000){
validate177.errors = [{instancePath:instancePath+"/avisos",schemaPath:"#/properties/avisos/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid7 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs21 = errors;
if(!(validate55(data7[i1], {instancePath:instancePath+"/avisos/" + i1,parentData:data7,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid7 = _errs21 === errors;
if(!valid7){
break;
}
}
}
}
else {
validate177.errors = [{instancePath:instancePath+"/avisos",schemaPath:"#/properties/avisos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate177.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}

const v74 = validate180;
const schema478 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"idPedido":{"type":"string"}},"required":["idLoja","idPedido"]};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.idPedido === undefined) && (missing0 = "idPedido"))){
validate180.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate180.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate180.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate180.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPedido !== undefined){
const _errs4 = errors;
if(typeof data.idPedido !== "string"){
validate180.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"#/properties/idPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate180.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}

const v75 = validate181;
const schema480 = {"type":"object","properties":{"chave":{"$ref":"ChavePedidoChat?request"},"canal":{"type":"string"}},"required":[],"nullIsAbsent":["chave","canal"]};
const schema481 = {"type":"string","enum":["id","documento","pedido","numeropedido","numeropedidocanal","chavenf","chavenfe"],"$id":"ChavePedidoChat?request"};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["chave"] === null){
delete data["chave"];
}
if(data["canal"] === null){
delete data["canal"];
}
if(data.chave !== undefined){
let data0 = data.chave;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate181.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChavePedidoChat?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "id") || (data0 === "documento")) || (data0 === "pedido")) || (data0 === "numeropedido")) || (data0 === "numeropedidocanal")) || (data0 === "chavenf")) || (data0 === "chavenfe"))){
validate181.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChavePedidoChat?request/enum",keyword:"enum",params:{allowedValues: schema481.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canal !== undefined){
const _errs4 = errors;
if(typeof data.canal !== "string"){
validate181.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate181.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}

const v76 = validate182;
const schema482 = {"type":"object","properties":{"mensagem":{"allOf":[{"$ref":"TextoResposta?request"}]},"nomeUsuario":{"allOf":[{"$ref":"NomeDeUsuario?request"}]},"idUsuario":{"allOf":[{"$ref":"TextoIdUsuario?request"}]},"anexo[]":{"type":"array","items":{}}},"required":["mensagem"],"nullIsAbsent":["nomeUsuario","idUsuario","anexo[]"],"$id":"FormularioResposta?request"};
const schema483 = {"type":"string","minLength":1,"maxLength":2000,"$id":"TextoResposta?request"};
const schema484 = {"type":"string","minLength":1,"maxLength":100,"$id":"NomeDeUsuario?request"};
const schema485 = {"type":"string","minLength":1,"maxLength":15,"pattern":"^[1-9][0-9]*$","patternText":"deve ser um código numérico, como 12","$id":"TextoIdUsuario?request"};
const pattern58 = new RegExp("^[1-9][0-9]*$", "u");

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FormularioResposta?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate182.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["nomeUsuario"] === null){
delete data["nomeUsuario"];
}
if(data["idUsuario"] === null){
delete data["idUsuario"];
}
if(data["anexo[]"] === null){
delete data["anexo[]"];
}
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 2000 && func0(data0) > 2000){
validate182.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"TextoResposta?request/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func0(data0) < 1){
validate182.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"TextoResposta?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"TextoResposta?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeUsuario !== undefined){
let data1 = data.nomeUsuario;
const _errs5 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate182.errors = [{instancePath:instancePath+"/nomeUsuario",schemaPath:"NomeDeUsuario?request/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data1) < 1){
validate182.errors = [{instancePath:instancePath+"/nomeUsuario",schemaPath:"NomeDeUsuario?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/nomeUsuario",schemaPath:"NomeDeUsuario?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idUsuario !== undefined){
let data2 = data.idUsuario;
const _errs9 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(data2.length > 15 && func0(data2) > 15){
validate182.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"TextoIdUsuario?request/maxLength",keyword:"maxLength",params:{limit: 15}}];
return false;
}
else {
if(func0(data2) < 1){
validate182.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"TextoIdUsuario?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern58.test(data2)){
validate182.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"TextoIdUsuario?request/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$", text: "deve ser um código numérico, como 12"}}];
return false;
}
}
}
}
else {
validate182.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"TextoIdUsuario?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["anexo[]"] !== undefined){
const _errs13 = errors;
if(errors === _errs13){
if(!(Array.isArray(data["anexo[]"]))){
validate182.errors = [{instancePath:instancePath+"/anexo[]",schemaPath:"#/properties/anexo%5B%5D/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate182.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}

const v77 = validate183;
const schema486 = {"type":"object","required":["id","data","mensagem","origem","nomeUsuario"],"properties":{"id":{"type":"string"},"data":{"$ref":"TimestampIso"},"mensagem":{"type":"string","maxLength":2000},"origem":{"$ref":"OrigemMensagem"},"nomeUsuario":{"type":"string"},"anexos":{"type":"array","items":{"$ref":"Anexo"}}},"$id":"MensagemChat"};
const schema488 = {"type":"string","enum":["loja","transportadora"],"$id":"OrigemMensagem"};
const pattern59 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");
const schema489 = {"type":"object","required":["url","nome","data","idUsuario","nomeUsuario","idTransportadora"],"properties":{"url":{"type":"string"},"nome":{"type":"string","maxLength":150},"data":{"$ref":"TimestampIso"},"idUsuario":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"nomeUsuario":{"anyOf":[{"type":"string"},{"type":"null"}]},"idTransportadora":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]}},"$id":"Anexo"};
const schema491 = {"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991,"$id":"Identificador"};
const pattern60 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Anexo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.url === undefined) && (missing0 = "url")) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.idUsuario === undefined) && (missing0 = "idUsuario"))) || ((data.nomeUsuario === undefined) && (missing0 = "nomeUsuario"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))){
validate184.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.url !== undefined){
const _errs1 = errors;
if(typeof data.url !== "string"){
validate184.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 150 && func0(data1) > 150){
validate184.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate184.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(!(formats30(data2))){
validate184.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern60.test(data2)){
validate184.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate184.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idUsuario !== undefined){
let data3 = data.idUsuario;
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err0 = {instancePath:instancePath+"/idUsuario",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err1 = {instancePath:instancePath+"/idUsuario",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/idUsuario",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs13 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/idUsuario",schemaPath:"#/properties/idUsuario/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/idUsuario",schemaPath:"#/properties/idUsuario/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeUsuario !== undefined){
let data4 = data.nomeUsuario;
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs19 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data5 = data.idTransportadora;
const _errs21 = errors;
const _errs22 = errors;
let valid5 = false;
const _errs23 = errors;
const _errs24 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err8 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs24){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err9 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data5 < -9007199254740991 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var _valid2 = _errs23 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs26 = errors;
if(data5 !== null){
const err11 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid2 = _errs26 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err12 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate184.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate184.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}


function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MensagemChat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.origem === undefined) && (missing0 = "origem"))) || ((data.nomeUsuario === undefined) && (missing0 = "nomeUsuario"))){
validate183.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate183.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data1 === "string"){
if(!(formats30(data1))){
validate183.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern59.test(data1)){
validate183.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data2 = data.mensagem;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 2000 && func0(data2) > 2000){
validate183.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate183.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origem !== undefined){
let data3 = data.origem;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate183.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "loja") || (data3 === "transportadora"))){
validate183.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/enum",keyword:"enum",params:{allowedValues: schema488.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeUsuario !== undefined){
const _errs11 = errors;
if(typeof data.nomeUsuario !== "string"){
validate183.errors = [{instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anexos !== undefined){
let data5 = data.anexos;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data5)){
var valid3 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(!(validate184(data5[i0], {instancePath:instancePath+"/anexos/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate183.errors = [{instancePath:instancePath+"/anexos",schemaPath:"#/properties/anexos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate183.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}

const v78 = validate186;
const schema493 = {"type":"object","required":["mensagem"],"properties":{"mensagem":{"$ref":"Mensagem"}},"$id":"ResultadoOperacao"};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ResultadoOperacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate186.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate186.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate186.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate186.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}

const v79 = validate187;
const schema495 = {"type":"object","properties":{"nomeUsuario":{"allOf":[{"$ref":"NomeDeUsuario?request"}]},"idUsuario":{"allOf":[{"$ref":"TextoIdUsuario?request"}]},"anexo[]":{"type":"array","items":{}}},"required":[],"nullIsAbsent":["nomeUsuario","idUsuario","anexo[]"],"$id":"FormularioDocumentos?request"};
const pattern61 = new RegExp("^[1-9][0-9]*$", "u");

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FormularioDocumentos?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["nomeUsuario"] === null){
delete data["nomeUsuario"];
}
if(data["idUsuario"] === null){
delete data["idUsuario"];
}
if(data["anexo[]"] === null){
delete data["anexo[]"];
}
if(data.nomeUsuario !== undefined){
let data0 = data.nomeUsuario;
const _errs1 = errors;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate187.errors = [{instancePath:instancePath+"/nomeUsuario",schemaPath:"NomeDeUsuario?request/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data0) < 1){
validate187.errors = [{instancePath:instancePath+"/nomeUsuario",schemaPath:"NomeDeUsuario?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/nomeUsuario",schemaPath:"NomeDeUsuario?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idUsuario !== undefined){
let data1 = data.idUsuario;
const _errs5 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(data1.length > 15 && func0(data1) > 15){
validate187.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"TextoIdUsuario?request/maxLength",keyword:"maxLength",params:{limit: 15}}];
return false;
}
else {
if(func0(data1) < 1){
validate187.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"TextoIdUsuario?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern61.test(data1)){
validate187.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"TextoIdUsuario?request/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]*$", text: "deve ser um código numérico, como 12"}}];
return false;
}
}
}
}
else {
validate187.errors = [{instancePath:instancePath+"/idUsuario",schemaPath:"TextoIdUsuario?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["anexo[]"] !== undefined){
const _errs9 = errors;
if(errors === _errs9){
if(!(Array.isArray(data["anexo[]"]))){
validate187.errors = [{instancePath:instancePath+"/anexo[]",schemaPath:"#/properties/anexo%5B%5D/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate187.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}

const v80 = validate188;
const schema498 = {"type":"object","required":["anexos"],"properties":{"anexos":{"type":"array","items":{"$ref":"Anexo"}}},"$id":"Anexos"};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Anexos" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.anexos === undefined) && (missing0 = "anexos")){
validate188.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.anexos !== undefined){
let data0 = data.anexos;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate184(data0[i0], {instancePath:instancePath+"/anexos/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate184.errors : vErrors.concat(validate184.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate188.errors = [{instancePath:instancePath+"/anexos",schemaPath:"#/properties/anexos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate188.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}

const v81 = validate190;
const schema499 = {"type":"object","properties":{"status":{"$ref":"StatusPlp?request"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["status","pagina","limite"]};
const schema500 = {"type":"string","enum":["Pendente","Finalizada","Excluída"],"$id":"StatusPlp?request"};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["status"] === null){
delete data["status"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate190.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusPlp?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data0 === "Pendente") || (data0 === "Finalizada")) || (data0 === "Excluída"))){
validate190.errors = [{instancePath:instancePath+"/status",schemaPath:"StatusPlp?request/enum",keyword:"enum",params:{allowedValues: schema500.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data1 = data.pagina;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate190.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate190.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate190.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data2 = data.limite;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate190.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
validate190.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate190.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate190.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}

const v82 = validate191;
const schema502 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Plp"},"maxItems":200}},"$id":"ListaPlp"};
const schema505 = {"type":"object","required":["_id","codigoPLP","filialERP","idLoja","idFilial","data","idRecibo","aplicacao","status","erros","dataFechamento","idTransportadora","idMetodo","transportadora","metodoEnvio","nomeUsuario","idApp","nomeApp","listaPedidos"],"properties":{"_id":{"type":"string","maxLength":255},"codigoPLP":{"$ref":"Identificador"},"filialERP":{"type":"string","maxLength":30},"idLoja":{"$ref":"Identificador"},"idFilial":{"$ref":"Identificador"},"data":{"$ref":"Timestamp"},"idRecibo":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]},"aplicacao":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"status":{"type":"string","enum":["Pendente","Finalizada","Excluída"]},"erros":{"anyOf":[{"type":"array","items":{"$ref":"ErroPlp"}},{"type":"string","maxLength":255}]},"dataFechamento":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"idTransportadora":{"$ref":"Identificador"},"idMetodo":{"$ref":"Identificador"},"transportadora":{"type":"string","maxLength":45},"metodoEnvio":{"type":"string","maxLength":40},"nomeUsuario":{"anyOf":[{"type":"string","maxLength":35},{"type":"null"}]},"idApp":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"nomeApp":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"listaPedidos":{"type":"array","items":{"$ref":"PlpPedido"}}},"$id":"Plp"};
const schema509 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$","format":"timestamp","$id":"Timestamp"};
const schema510 = {"type":"string","$id":"ErroPlp"};
const formats48 = formats.timestamp;
const pattern62 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const pattern63 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const schema515 = {"type":"object","required":["documento","numeroPedido","chaveNF","idEnvio","protocolo","erros"],"properties":{"documento":{"type":"string","maxLength":255},"numeroPedido":{"type":"string","maxLength":100},"chaveNF":{"$ref":"ChaveNF"},"idEnvio":{"$ref":"Identificador"},"protocolo":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"erros":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]}},"$id":"PlpPedido"};
const schema516 = {"type":"string","maxLength":44,"$id":"ChaveNF"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlpPedido" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.documento === undefined) && (missing0 = "documento")) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.chaveNF === undefined) && (missing0 = "chaveNF"))) || ((data.idEnvio === undefined) && (missing0 = "idEnvio"))) || ((data.protocolo === undefined) && (missing0 = "protocolo"))) || ((data.erros === undefined) && (missing0 = "erros"))){
validate193.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate193.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate193.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedido !== undefined){
let data1 = data.numeroPedido;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate193.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate193.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chaveNF !== undefined){
let data2 = data.chaveNF;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 44 && func0(data2) > 44){
validate193.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF/maxLength",keyword:"maxLength",params:{limit: 44}}];
return false;
}
}
else {
validate193.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idEnvio !== undefined){
let data3 = data.idEnvio;
const _errs8 = errors;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate193.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate193.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate193.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocolo !== undefined){
let data4 = data.protocolo;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data4 === "string"){
if(data4.length > 100 && func0(data4) > 100){
const err0 = {instancePath:instancePath+"/protocolo",schemaPath:"#/properties/protocolo/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/protocolo",schemaPath:"#/properties/protocolo/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs15 = errors;
if(data4 !== null){
const err2 = {instancePath:instancePath+"/protocolo",schemaPath:"#/properties/protocolo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/protocolo",schemaPath:"#/properties/protocolo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate193.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.erros !== undefined){
let data5 = data.erros;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data5 === "string"){
if(data5.length > 255 && func0(data5) > 255){
const err4 = {instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs21 = errors;
if(data5 !== null){
const err6 = {instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate193.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate193.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate193.errors = vErrors;
return errors === 0;
}


function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Plp" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data._id === undefined) && (missing0 = "_id")) || ((data.codigoPLP === undefined) && (missing0 = "codigoPLP"))) || ((data.filialERP === undefined) && (missing0 = "filialERP"))) || ((data.idLoja === undefined) && (missing0 = "idLoja"))) || ((data.idFilial === undefined) && (missing0 = "idFilial"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.idRecibo === undefined) && (missing0 = "idRecibo"))) || ((data.aplicacao === undefined) && (missing0 = "aplicacao"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.erros === undefined) && (missing0 = "erros"))) || ((data.dataFechamento === undefined) && (missing0 = "dataFechamento"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.idMetodo === undefined) && (missing0 = "idMetodo"))) || ((data.transportadora === undefined) && (missing0 = "transportadora"))) || ((data.metodoEnvio === undefined) && (missing0 = "metodoEnvio"))) || ((data.nomeUsuario === undefined) && (missing0 = "nomeUsuario"))) || ((data.idApp === undefined) && (missing0 = "idApp"))) || ((data.nomeApp === undefined) && (missing0 = "nomeApp"))) || ((data.listaPedidos === undefined) && (missing0 = "listaPedidos"))){
validate192.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data._id !== undefined){
let data0 = data._id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate192.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoPLP !== undefined){
let data1 = data.codigoPLP;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate192.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate192.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate192.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialERP !== undefined){
let data2 = data.filialERP;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 30 && func0(data2) > 30){
validate192.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idLoja !== undefined){
let data3 = data.idLoja;
const _errs8 = errors;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate192.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate192.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate192.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idFilial !== undefined){
let data4 = data.idFilial;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate192.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate192.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data4 < -9007199254740991 || isNaN(data4)){
validate192.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data5 = data.data;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(errors === _errs15){
if(typeof data5 === "string"){
if(!(formats48(data5))){
validate192.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern62.test(data5)){
validate192.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idRecibo !== undefined){
let data6 = data.idRecibo;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 255 && func0(data6) > 255){
const err0 = {instancePath:instancePath+"/idRecibo",schemaPath:"#/properties/idRecibo/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/idRecibo",schemaPath:"#/properties/idRecibo/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs19 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs21 = errors;
if(data6 !== null){
const err2 = {instancePath:instancePath+"/idRecibo",schemaPath:"#/properties/idRecibo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err3 = {instancePath:instancePath+"/idRecibo",schemaPath:"#/properties/idRecibo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate192.errors = vErrors;
return false;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aplicacao !== undefined){
let data7 = data.aplicacao;
const _errs23 = errors;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data7 === "string"){
if(data7.length > 100 && func0(data7) > 100){
const err4 = {instancePath:instancePath+"/aplicacao",schemaPath:"#/properties/aplicacao/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/aplicacao",schemaPath:"#/properties/aplicacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs27 = errors;
if(data7 !== null){
const err6 = {instancePath:instancePath+"/aplicacao",schemaPath:"#/properties/aplicacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err7 = {instancePath:instancePath+"/aplicacao",schemaPath:"#/properties/aplicacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate192.errors = vErrors;
return false;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data8 = data.status;
const _errs29 = errors;
if(typeof data8 !== "string"){
validate192.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "Pendente") || (data8 === "Finalizada")) || (data8 === "Excluída"))){
validate192.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema505.properties.status.enum}}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.erros !== undefined){
let data9 = data.erros;
const _errs31 = errors;
const _errs32 = errors;
let valid7 = false;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data9)){
var valid8 = true;
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
const _errs35 = errors;
if(typeof data9[i0] !== "string"){
const err8 = {instancePath:instancePath+"/erros/" + i0,schemaPath:"ErroPlp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid8 = _errs35 === errors;
if(!valid8){
break;
}
}
}
else {
const err9 = {instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs33 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs38 = errors;
if(errors === _errs38){
if(typeof data9 === "string"){
if(data9.length > 255 && func0(data9) > 255){
const err10 = {instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/anyOf/1/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid2 = _errs38 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err12 = {instancePath:instancePath+"/erros",schemaPath:"#/properties/erros/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate192.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataFechamento !== undefined){
let data11 = data.dataFechamento;
const _errs40 = errors;
const _errs41 = errors;
let valid10 = false;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(errors === _errs43){
if(typeof data11 === "string"){
if(!(formats48(data11))){
const err13 = {instancePath:instancePath+"/dataFechamento",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(!pattern63.test(data11)){
const err14 = {instancePath:instancePath+"/dataFechamento",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/dataFechamento",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
var _valid3 = _errs42 === errors;
valid10 = valid10 || _valid3;
if(!valid10){
const _errs45 = errors;
if(data11 !== null){
const err16 = {instancePath:instancePath+"/dataFechamento",schemaPath:"#/properties/dataFechamento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs45 === errors;
valid10 = valid10 || _valid3;
}
if(!valid10){
const err17 = {instancePath:instancePath+"/dataFechamento",schemaPath:"#/properties/dataFechamento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate192.errors = vErrors;
return false;
}
else {
errors = _errs41;
if(vErrors !== null){
if(_errs41){
vErrors.length = _errs41;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data12 = data.idTransportadora;
const _errs47 = errors;
const _errs48 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate192.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs48){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
validate192.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data12 < -9007199254740991 || isNaN(data12)){
validate192.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodo !== undefined){
let data13 = data.idMetodo;
const _errs50 = errors;
const _errs51 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate192.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs51){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
validate192.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data13 < -9007199254740991 || isNaN(data13)){
validate192.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportadora !== undefined){
let data14 = data.transportadora;
const _errs53 = errors;
if(errors === _errs53){
if(typeof data14 === "string"){
if(data14.length > 45 && func0(data14) > 45){
validate192.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metodoEnvio !== undefined){
let data15 = data.metodoEnvio;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data15 === "string"){
if(data15.length > 40 && func0(data15) > 40){
validate192.errors = [{instancePath:instancePath+"/metodoEnvio",schemaPath:"#/properties/metodoEnvio/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate192.errors = [{instancePath:instancePath+"/metodoEnvio",schemaPath:"#/properties/metodoEnvio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeUsuario !== undefined){
let data16 = data.nomeUsuario;
const _errs57 = errors;
const _errs58 = errors;
let valid14 = false;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data16 === "string"){
if(data16.length > 35 && func0(data16) > 35){
const err18 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 35}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid4 = _errs59 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs61 = errors;
if(data16 !== null){
const err20 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid4 = _errs61 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
const err21 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate192.errors = vErrors;
return false;
}
else {
errors = _errs58;
if(vErrors !== null){
if(_errs58){
vErrors.length = _errs58;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idApp !== undefined){
let data17 = data.idApp;
const _errs63 = errors;
const _errs64 = errors;
let valid15 = false;
const _errs65 = errors;
const _errs66 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err22 = {instancePath:instancePath+"/idApp",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(errors === _errs66){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9007199254740991 || isNaN(data17)){
const err23 = {instancePath:instancePath+"/idApp",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data17 < -9007199254740991 || isNaN(data17)){
const err24 = {instancePath:instancePath+"/idApp",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
var _valid5 = _errs65 === errors;
valid15 = valid15 || _valid5;
if(!valid15){
const _errs68 = errors;
if(data17 !== null){
const err25 = {instancePath:instancePath+"/idApp",schemaPath:"#/properties/idApp/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid5 = _errs68 === errors;
valid15 = valid15 || _valid5;
}
if(!valid15){
const err26 = {instancePath:instancePath+"/idApp",schemaPath:"#/properties/idApp/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate192.errors = vErrors;
return false;
}
else {
errors = _errs64;
if(vErrors !== null){
if(_errs64){
vErrors.length = _errs64;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeApp !== undefined){
let data18 = data.nomeApp;
const _errs70 = errors;
const _errs71 = errors;
let valid17 = false;
const _errs72 = errors;
if(errors === _errs72){
if(typeof data18 === "string"){
if(data18.length > 100 && func0(data18) > 100){
const err27 = {instancePath:instancePath+"/nomeApp",schemaPath:"#/properties/nomeApp/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/nomeApp",schemaPath:"#/properties/nomeApp/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var _valid6 = _errs72 === errors;
valid17 = valid17 || _valid6;
if(!valid17){
const _errs74 = errors;
if(data18 !== null){
const err29 = {instancePath:instancePath+"/nomeApp",schemaPath:"#/properties/nomeApp/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid6 = _errs74 === errors;
valid17 = valid17 || _valid6;
}
if(!valid17){
const err30 = {instancePath:instancePath+"/nomeApp",schemaPath:"#/properties/nomeApp/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
validate192.errors = vErrors;
return false;
}
else {
errors = _errs71;
if(vErrors !== null){
if(_errs71){
vErrors.length = _errs71;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.listaPedidos !== undefined){
let data19 = data.listaPedidos;
const _errs76 = errors;
if(errors === _errs76){
if(Array.isArray(data19)){
var valid18 = true;
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
const _errs78 = errors;
if(!(validate193(data19[i1], {instancePath:instancePath+"/listaPedidos/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
errors = vErrors.length;
}
var valid18 = _errs78 === errors;
if(!valid18){
break;
}
}
}
else {
validate192.errors = [{instancePath:instancePath+"/listaPedidos",schemaPath:"#/properties/listaPedidos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs76 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate192.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate192.errors = vErrors;
return errors === 0;
}


function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaPlp" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate191.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate191.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate191.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate191.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate191.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate191.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate191.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate191.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate191.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate191.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate191.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate192(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate191.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}

const v83 = validate196;
const schema518 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"codigoPLP":{"$ref":"Codigo?request"}},"required":["idLoja","codigoPLP"]};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.codigoPLP === undefined) && (missing0 = "codigoPLP"))){
validate196.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate196.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate196.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate196.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoPLP !== undefined){
let data1 = data.codigoPLP;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate196.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate196.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate196.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate196.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}

const v84 = validate192;

const v85 = validate197;
const schema521 = {"type":"object","properties":{"protocolos":{"type":"array","items":{"$ref":"ProtocoloPlp?request"},"maxItems":10000},"idRecibo":{"anyOf":[{"type":"string"},{"type":"null"}],"minLength":1,"maxLength":255},"aplicacao":{"anyOf":[{"type":"string"},{"type":"null"}],"minLength":1,"maxLength":100},"idApp":{"anyOf":[{"$ref":"Codigo?request"},{"type":"null"}]}},"nullIsAbsent":["protocolos"],"$id":"FechamentoPlp?request"};
const schema522 = {"type":"object","required":["idEnvio","codigoRastreio"],"properties":{"idEnvio":{"$ref":"Codigo?request"},"codigoRastreio":{"type":"string","minLength":1,"maxLength":100}},"$id":"ProtocoloPlp?request"};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProtocoloPlp?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idEnvio === undefined) && (missing0 = "idEnvio")) || ((data.codigoRastreio === undefined) && (missing0 = "codigoRastreio"))){
validate198.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idEnvio !== undefined){
let data0 = data.idEnvio;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate198.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate198.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate198.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoRastreio !== undefined){
let data1 = data.codigoRastreio;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate198.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data1) < 1){
validate198.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate198.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate198.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}


function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FechamentoPlp?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["protocolos"] === null){
delete data["protocolos"];
}
if(data.protocolos !== undefined){
let data0 = data.protocolos;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 10000){
validate197.errors = [{instancePath:instancePath+"/protocolos",schemaPath:"#/properties/protocolos/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate198(data0[i0], {instancePath:instancePath+"/protocolos/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate197.errors = [{instancePath:instancePath+"/protocolos",schemaPath:"#/properties/protocolos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idRecibo !== undefined){
let data2 = data.idRecibo;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/idRecibo",schemaPath:"#/properties/idRecibo/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/idRecibo",schemaPath:"#/properties/idRecibo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/idRecibo",schemaPath:"#/properties/idRecibo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate197.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 255 && func0(data2) > 255){
validate197.errors = [{instancePath:instancePath+"/idRecibo",schemaPath:"#/properties/idRecibo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data2) < 1){
validate197.errors = [{instancePath:instancePath+"/idRecibo",schemaPath:"#/properties/idRecibo/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aplicacao !== undefined){
let data3 = data.aplicacao;
const _errs10 = errors;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(typeof data3 !== "string"){
const err3 = {instancePath:instancePath+"/aplicacao",schemaPath:"#/properties/aplicacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs14 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/aplicacao",schemaPath:"#/properties/aplicacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/aplicacao",schemaPath:"#/properties/aplicacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate197.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
if(errors === _errs10){
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
validate197.errors = [{instancePath:instancePath+"/aplicacao",schemaPath:"#/properties/aplicacao/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data3) < 1){
validate197.errors = [{instancePath:instancePath+"/aplicacao",schemaPath:"#/properties/aplicacao/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idApp !== undefined){
let data4 = data.idApp;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err6 = {instancePath:instancePath+"/idApp",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(errors === _errs19){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/idApp",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data4 < 1 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/idApp",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid2 = _errs18 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs21 = errors;
if(data4 !== null){
const err9 = {instancePath:instancePath+"/idApp",schemaPath:"#/properties/idApp/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/idApp",schemaPath:"#/properties/idApp/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate197.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate197.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate197.errors = vErrors;
return errors === 0;
}

const v86 = validate200;
const schema525 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"documento":{"$ref":"IdPedido?request"}},"required":["idLoja","documento"]};
const pattern64 = new RegExp("^[0-9a-f]{32}$", "u");

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.documento === undefined) && (missing0 = "documento"))){
validate200.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate200.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate200.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate200.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documento !== undefined){
let data1 = data.documento;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern64.test(data1)){
validate200.errors = [{instancePath:instancePath+"/documento",schemaPath:"IdPedido?request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$", text: "deve ter 32 dígitos hexadecimais, como 3f2a9c0d4b6e8f1a3f2a9c0d4b6e8f1a"}}];
return false;
}
}
else {
validate200.errors = [{instancePath:instancePath+"/documento",schemaPath:"IdPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate200.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}

const v87 = validate201;
const schema528 = {"type":"object","required":["autorizado"],"properties":{"autorizado":{"type":"boolean"},"comentario":{"type":"string","maxLength":255},"posicao":{"type":"integer","minimum":0,"maximum":9999}},"nullIsAbsent":["comentario","posicao"],"$id":"DecisaoConciliacao?request"};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DecisaoConciliacao?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.autorizado === undefined) && (missing0 = "autorizado")){
validate201.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["comentario"] === null){
delete data["comentario"];
}
if(data["posicao"] === null){
delete data["posicao"];
}
if(data.autorizado !== undefined){
const _errs1 = errors;
if(typeof data.autorizado !== "boolean"){
validate201.errors = [{instancePath:instancePath+"/autorizado",schemaPath:"#/properties/autorizado/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comentario !== undefined){
let data1 = data.comentario;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate201.errors = [{instancePath:instancePath+"/comentario",schemaPath:"#/properties/comentario/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate201.errors = [{instancePath:instancePath+"/comentario",schemaPath:"#/properties/comentario/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posicao !== undefined){
let data2 = data.posicao;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate201.errors = [{instancePath:instancePath+"/posicao",schemaPath:"#/properties/posicao/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999 || isNaN(data2)){
validate201.errors = [{instancePath:instancePath+"/posicao",schemaPath:"#/properties/posicao/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate201.errors = [{instancePath:instancePath+"/posicao",schemaPath:"#/properties/posicao/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate201.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}

const v88 = validate202;
const schema529 = {"type":"object","required":["mensagem","envios"],"properties":{"mensagem":{"$ref":"Mensagem"},"envios":{"type":"array","items":{"$ref":"Codigo"},"maxItems":10000}},"$id":"ConciliacaoDecidida"};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ConciliacaoDecidida" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.envios === undefined) && (missing0 = "envios"))){
validate202.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate202.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate202.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.envios !== undefined){
let data1 = data.envios;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length > 10000){
validate202.errors = [{instancePath:instancePath+"/envios",schemaPath:"#/properties/envios/maxItems",keyword:"maxItems",params:{limit: 10000}}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate202.errors = [{instancePath:instancePath+"/envios/" + i0,schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate202.errors = [{instancePath:instancePath+"/envios/" + i0,schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate202.errors = [{instancePath:instancePath+"/envios/" + i0,schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
else {
validate202.errors = [{instancePath:instancePath+"/envios",schemaPath:"#/properties/envios/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate202.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate202.errors = vErrors;
return errors === 0;
}

const v89 = validate203;
const schema532 = {"type":"object","properties":{"de":{"$ref":"Data?request"},"ate":{"$ref":"Data?request"},"idTransportadora":{"$ref":"Codigo?request"},"divergente":{"type":"boolean"},"toleranciaCentavos":{"type":"integer","minimum":0,"maximum":999999999},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["de","ate","idTransportadora","divergente","toleranciaCentavos","pagina","limite"]};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["de"] === null){
delete data["de"];
}
if(data["ate"] === null){
delete data["ate"];
}
if(data["idTransportadora"] === null){
delete data["idTransportadora"];
}
if(data["divergente"] === null){
delete data["divergente"];
}
if(data["toleranciaCentavos"] === null){
delete data["toleranciaCentavos"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.de !== undefined){
let data0 = data.de;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate203.errors = [{instancePath:instancePath+"/de",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/de",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ate !== undefined){
let data1 = data.ate;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats0(data1))){
validate203.errors = [{instancePath:instancePath+"/ate",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate203.errors = [{instancePath:instancePath+"/ate",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data2 = data.idTransportadora;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate203.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate203.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate203.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.divergente !== undefined){
const _errs10 = errors;
if(typeof data.divergente !== "boolean"){
validate203.errors = [{instancePath:instancePath+"/divergente",schemaPath:"#/properties/divergente/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toleranciaCentavos !== undefined){
let data4 = data.toleranciaCentavos;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate203.errors = [{instancePath:instancePath+"/toleranciaCentavos",schemaPath:"#/properties/toleranciaCentavos/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999999 || isNaN(data4)){
validate203.errors = [{instancePath:instancePath+"/toleranciaCentavos",schemaPath:"#/properties/toleranciaCentavos/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate203.errors = [{instancePath:instancePath+"/toleranciaCentavos",schemaPath:"#/properties/toleranciaCentavos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data5 = data.pagina;
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate203.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate203.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate203.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data6 = data.limite;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate203.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 200 || isNaN(data6)){
validate203.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate203.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate203.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}

const v90 = validate204;
const schema537 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"EnvioConciliado"},"maxItems":200}},"$id":"ListaEnvioConciliado"};
const schema540 = {"type":"object","required":["documento","numeroPedido","posicao","idEnvio","notaFiscal","idTransportadora","transportadora","conhecimento","complementos","dataConhecimento","processadaEm","decisao","cotado","cobrado","diferenca","percentual","componentes"],"properties":{"documento":{"$ref":"IdPedido"},"numeroPedido":{"type":"string"},"posicao":{"$ref":"InteiroNaoNegativo"},"idEnvio":{"$ref":"Codigo"},"notaFiscal":{"anyOf":[{"$ref":"InteiroNaoNegativo"},{"type":"null"}]},"idTransportadora":{"$ref":"Codigo"},"transportadora":{"type":"string"},"conhecimento":{"anyOf":[{"type":"string"},{"type":"null"}]},"complementos":{"$ref":"InteiroNaoNegativo"},"dataConhecimento":{"anyOf":[{"$ref":"Data"},{"type":"null"}]},"processadaEm":{"$ref":"Instante"},"decisao":{"$ref":"DecisaoDaCobranca"},"cotado":{"type":"number"},"cobrado":{"anyOf":[{"type":"number"},{"type":"null"}]},"diferenca":{"anyOf":[{"type":"number"},{"type":"null"}]},"percentual":{"anyOf":[{"type":"number"},{"type":"null"}]},"componentes":{"type":"array","items":{"$ref":"ComponenteConciliado"}}},"$id":"EnvioConciliado"};
const schema549 = {"type":"string","enum":["pendente","autorizada","recusada"],"$id":"DecisaoDaCobranca"};
const pattern65 = new RegExp("^[0-9a-f]{32}$", "u");
const schema550 = {"type":"object","required":["componente","cotado","cobrado","diferenca","situacao"],"properties":{"componente":{"$ref":"ComponenteFrete"},"cotado":{"anyOf":[{"type":"number"},{"type":"null"}]},"cobrado":{"anyOf":[{"type":"number"},{"type":"null"}]},"diferenca":{"anyOf":[{"type":"number"},{"type":"null"}]},"situacao":{"$ref":"SituacaoComponente"}},"$id":"ComponenteConciliado"};
const schema551 = {"type":"string","enum":["fretePeso","adValorem","gris","pedagio","despacho","outros","TDA","TRT","icms","secCat","ITR","ademe","tas","taxa"],"$id":"ComponenteFrete"};
const schema552 = {"type":"string","enum":["igual","diferente","semCotado","semCobrado"],"$id":"SituacaoComponente"};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ComponenteConciliado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.componente === undefined) && (missing0 = "componente")) || ((data.cotado === undefined) && (missing0 = "cotado"))) || ((data.cobrado === undefined) && (missing0 = "cobrado"))) || ((data.diferenca === undefined) && (missing0 = "diferenca"))) || ((data.situacao === undefined) && (missing0 = "situacao"))){
validate206.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.componente !== undefined){
let data0 = data.componente;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate206.errors = [{instancePath:instancePath+"/componente",schemaPath:"ComponenteFrete/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((((data0 === "fretePeso") || (data0 === "adValorem")) || (data0 === "gris")) || (data0 === "pedagio")) || (data0 === "despacho")) || (data0 === "outros")) || (data0 === "TDA")) || (data0 === "TRT")) || (data0 === "icms")) || (data0 === "secCat")) || (data0 === "ITR")) || (data0 === "ademe")) || (data0 === "tas")) || (data0 === "taxa"))){
validate206.errors = [{instancePath:instancePath+"/componente",schemaPath:"ComponenteFrete/enum",keyword:"enum",params:{allowedValues: schema551.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cotado !== undefined){
let data1 = data.cotado;
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/cotado",schemaPath:"#/properties/cotado/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/cotado",schemaPath:"#/properties/cotado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/cotado",schemaPath:"#/properties/cotado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate206.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cobrado !== undefined){
let data2 = data.cobrado;
const _errs10 = errors;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err3 = {instancePath:instancePath+"/cobrado",schemaPath:"#/properties/cobrado/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs14 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/cobrado",schemaPath:"#/properties/cobrado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs14 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/cobrado",schemaPath:"#/properties/cobrado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate206.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diferenca !== undefined){
let data3 = data.diferenca;
const _errs16 = errors;
const _errs17 = errors;
let valid4 = false;
const _errs18 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/diferenca",schemaPath:"#/properties/diferenca/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs18 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs20 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/diferenca",schemaPath:"#/properties/diferenca/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/diferenca",schemaPath:"#/properties/diferenca/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate206.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data4 = data.situacao;
const _errs22 = errors;
if(typeof data4 !== "string"){
validate206.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoComponente/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data4 === "igual") || (data4 === "diferente")) || (data4 === "semCotado")) || (data4 === "semCobrado"))){
validate206.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoComponente/enum",keyword:"enum",params:{allowedValues: schema552.enum}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate206.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}


function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EnvioConciliado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.documento === undefined) && (missing0 = "documento")) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.posicao === undefined) && (missing0 = "posicao"))) || ((data.idEnvio === undefined) && (missing0 = "idEnvio"))) || ((data.notaFiscal === undefined) && (missing0 = "notaFiscal"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.transportadora === undefined) && (missing0 = "transportadora"))) || ((data.conhecimento === undefined) && (missing0 = "conhecimento"))) || ((data.complementos === undefined) && (missing0 = "complementos"))) || ((data.dataConhecimento === undefined) && (missing0 = "dataConhecimento"))) || ((data.processadaEm === undefined) && (missing0 = "processadaEm"))) || ((data.decisao === undefined) && (missing0 = "decisao"))) || ((data.cotado === undefined) && (missing0 = "cotado"))) || ((data.cobrado === undefined) && (missing0 = "cobrado"))) || ((data.diferenca === undefined) && (missing0 = "diferenca"))) || ((data.percentual === undefined) && (missing0 = "percentual"))) || ((data.componentes === undefined) && (missing0 = "componentes"))){
validate205.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern65.test(data0)){
validate205.errors = [{instancePath:instancePath+"/documento",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}}];
return false;
}
}
else {
validate205.errors = [{instancePath:instancePath+"/documento",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedido !== undefined){
const _errs4 = errors;
if(typeof data.numeroPedido !== "string"){
validate205.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.posicao !== undefined){
let data2 = data.posicao;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate205.errors = [{instancePath:instancePath+"/posicao",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate205.errors = [{instancePath:instancePath+"/posicao",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate205.errors = [{instancePath:instancePath+"/posicao",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idEnvio !== undefined){
let data3 = data.idEnvio;
const _errs9 = errors;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate205.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate205.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate205.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notaFiscal !== undefined){
let data4 = data.notaFiscal;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
const _errs15 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err0 = {instancePath:instancePath+"/notaFiscal",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs15){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
const err1 = {instancePath:instancePath+"/notaFiscal",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data4 < 0 || isNaN(data4)){
const err2 = {instancePath:instancePath+"/notaFiscal",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs17 = errors;
if(data4 !== null){
const err3 = {instancePath:instancePath+"/notaFiscal",schemaPath:"#/properties/notaFiscal/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err4 = {instancePath:instancePath+"/notaFiscal",schemaPath:"#/properties/notaFiscal/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate205.errors = vErrors;
return false;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data5 = data.idTransportadora;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate205.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate205.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate205.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportadora !== undefined){
const _errs22 = errors;
if(typeof data.transportadora !== "string"){
validate205.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conhecimento !== undefined){
let data7 = data.conhecimento;
const _errs24 = errors;
const _errs25 = errors;
let valid7 = false;
const _errs26 = errors;
if(typeof data7 !== "string"){
const err5 = {instancePath:instancePath+"/conhecimento",schemaPath:"#/properties/conhecimento/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs26 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs28 = errors;
if(data7 !== null){
const err6 = {instancePath:instancePath+"/conhecimento",schemaPath:"#/properties/conhecimento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err7 = {instancePath:instancePath+"/conhecimento",schemaPath:"#/properties/conhecimento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate205.errors = vErrors;
return false;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.complementos !== undefined){
let data8 = data.complementos;
const _errs30 = errors;
const _errs31 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate205.errors = [{instancePath:instancePath+"/complementos",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs31){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
validate205.errors = [{instancePath:instancePath+"/complementos",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate205.errors = [{instancePath:instancePath+"/complementos",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataConhecimento !== undefined){
let data9 = data.dataConhecimento;
const _errs33 = errors;
const _errs34 = errors;
let valid9 = false;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if(errors === _errs36){
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err8 = {instancePath:instancePath+"/dataConhecimento",schemaPath:"Data/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/dataConhecimento",schemaPath:"Data/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
var _valid2 = _errs35 === errors;
valid9 = valid9 || _valid2;
if(!valid9){
const _errs38 = errors;
if(data9 !== null){
const err10 = {instancePath:instancePath+"/dataConhecimento",schemaPath:"#/properties/dataConhecimento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs38 === errors;
valid9 = valid9 || _valid2;
}
if(!valid9){
const err11 = {instancePath:instancePath+"/dataConhecimento",schemaPath:"#/properties/dataConhecimento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate205.errors = vErrors;
return false;
}
else {
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.processadaEm !== undefined){
let data10 = data.processadaEm;
const _errs40 = errors;
const _errs41 = errors;
if(errors === _errs41){
if(errors === _errs41){
if(typeof data10 === "string"){
if(data10.length > 40 && func0(data10) > 40){
validate205.errors = [{instancePath:instancePath+"/processadaEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data10))){
validate205.errors = [{instancePath:instancePath+"/processadaEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/processadaEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decisao !== undefined){
let data11 = data.decisao;
const _errs43 = errors;
if(typeof data11 !== "string"){
validate205.errors = [{instancePath:instancePath+"/decisao",schemaPath:"DecisaoDaCobranca/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data11 === "pendente") || (data11 === "autorizada")) || (data11 === "recusada"))){
validate205.errors = [{instancePath:instancePath+"/decisao",schemaPath:"DecisaoDaCobranca/enum",keyword:"enum",params:{allowedValues: schema549.enum}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cotado !== undefined){
let data12 = data.cotado;
const _errs46 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate205.errors = [{instancePath:instancePath+"/cotado",schemaPath:"#/properties/cotado/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cobrado !== undefined){
let data13 = data.cobrado;
const _errs48 = errors;
const _errs49 = errors;
let valid13 = false;
const _errs50 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err12 = {instancePath:instancePath+"/cobrado",schemaPath:"#/properties/cobrado/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid3 = _errs50 === errors;
valid13 = valid13 || _valid3;
if(!valid13){
const _errs52 = errors;
if(data13 !== null){
const err13 = {instancePath:instancePath+"/cobrado",schemaPath:"#/properties/cobrado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs52 === errors;
valid13 = valid13 || _valid3;
}
if(!valid13){
const err14 = {instancePath:instancePath+"/cobrado",schemaPath:"#/properties/cobrado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate205.errors = vErrors;
return false;
}
else {
errors = _errs49;
if(vErrors !== null){
if(_errs49){
vErrors.length = _errs49;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs48 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diferenca !== undefined){
let data14 = data.diferenca;
const _errs54 = errors;
const _errs55 = errors;
let valid14 = false;
const _errs56 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err15 = {instancePath:instancePath+"/diferenca",schemaPath:"#/properties/diferenca/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs56 === errors;
valid14 = valid14 || _valid4;
if(!valid14){
const _errs58 = errors;
if(data14 !== null){
const err16 = {instancePath:instancePath+"/diferenca",schemaPath:"#/properties/diferenca/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid4 = _errs58 === errors;
valid14 = valid14 || _valid4;
}
if(!valid14){
const err17 = {instancePath:instancePath+"/diferenca",schemaPath:"#/properties/diferenca/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate205.errors = vErrors;
return false;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs54 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percentual !== undefined){
let data15 = data.percentual;
const _errs60 = errors;
const _errs61 = errors;
let valid15 = false;
const _errs62 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err18 = {instancePath:instancePath+"/percentual",schemaPath:"#/properties/percentual/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid5 = _errs62 === errors;
valid15 = valid15 || _valid5;
if(!valid15){
const _errs64 = errors;
if(data15 !== null){
const err19 = {instancePath:instancePath+"/percentual",schemaPath:"#/properties/percentual/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid5 = _errs64 === errors;
valid15 = valid15 || _valid5;
}
if(!valid15){
const err20 = {instancePath:instancePath+"/percentual",schemaPath:"#/properties/percentual/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate205.errors = vErrors;
return false;
}
else {
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.componentes !== undefined){
let data16 = data.componentes;
const _errs66 = errors;
if(errors === _errs66){
if(Array.isArray(data16)){
var valid16 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
const _errs68 = errors;
if(!(validate206(data16[i0], {instancePath:instancePath+"/componentes/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
errors = vErrors.length;
}
var valid16 = _errs68 === errors;
if(!valid16){
break;
}
}
}
else {
validate205.errors = [{instancePath:instancePath+"/componentes",schemaPath:"#/properties/componentes/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs66 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate205.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate205.errors = vErrors;
return errors === 0;
}


function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaEnvioConciliado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate204.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate204.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate204.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate204.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate204.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate204.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate204.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate204.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate204.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate204.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate204.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate205(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate205.errors : vErrors.concat(validate205.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate204.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}

const v91 = validate209;
const schema553 = {"type":"object","properties":{"de":{"$ref":"Data?request"},"ate":{"$ref":"Data?request"},"idTransportadora":{"$ref":"Codigo?request"},"divergente":{"type":"boolean"},"toleranciaCentavos":{"type":"integer","minimum":0,"maximum":999999999}},"required":[],"nullIsAbsent":["de","ate","idTransportadora","divergente","toleranciaCentavos"]};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["de"] === null){
delete data["de"];
}
if(data["ate"] === null){
delete data["ate"];
}
if(data["idTransportadora"] === null){
delete data["idTransportadora"];
}
if(data["divergente"] === null){
delete data["divergente"];
}
if(data["toleranciaCentavos"] === null){
delete data["toleranciaCentavos"];
}
if(data.de !== undefined){
let data0 = data.de;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats0(data0))){
validate209.errors = [{instancePath:instancePath+"/de",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate209.errors = [{instancePath:instancePath+"/de",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ate !== undefined){
let data1 = data.ate;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats0(data1))){
validate209.errors = [{instancePath:instancePath+"/ate",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate209.errors = [{instancePath:instancePath+"/ate",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data2 = data.idTransportadora;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate209.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate209.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate209.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.divergente !== undefined){
const _errs10 = errors;
if(typeof data.divergente !== "boolean"){
validate209.errors = [{instancePath:instancePath+"/divergente",schemaPath:"#/properties/divergente/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toleranciaCentavos !== undefined){
let data4 = data.toleranciaCentavos;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate209.errors = [{instancePath:instancePath+"/toleranciaCentavos",schemaPath:"#/properties/toleranciaCentavos/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999999 || isNaN(data4)){
validate209.errors = [{instancePath:instancePath+"/toleranciaCentavos",schemaPath:"#/properties/toleranciaCentavos/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate209.errors = [{instancePath:instancePath+"/toleranciaCentavos",schemaPath:"#/properties/toleranciaCentavos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate209.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}

const v92 = validate210;
const schema557 = {"type":"object","required":["ativa","criadaEm","anteriorAte"],"properties":{"ativa":{"type":"boolean"},"criadaEm":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"anteriorAte":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]}},"$id":"Assinatura"};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Assinatura" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.ativa === undefined) && (missing0 = "ativa")) || ((data.criadaEm === undefined) && (missing0 = "criadaEm"))) || ((data.anteriorAte === undefined) && (missing0 = "anteriorAte"))){
validate210.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ativa !== undefined){
const _errs1 = errors;
if(typeof data.ativa !== "boolean"){
validate210.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criadaEm !== undefined){
let data1 = data.criadaEm;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
const err0 = {instancePath:instancePath+"/criadaEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!(formats2(data1))){
const err1 = {instancePath:instancePath+"/criadaEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/criadaEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/criadaEm",schemaPath:"#/properties/criadaEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/criadaEm",schemaPath:"#/properties/criadaEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate210.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anteriorAte !== undefined){
let data2 = data.anteriorAte;
const _errs10 = errors;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data2 === "string"){
if(data2.length > 40 && func0(data2) > 40){
const err5 = {instancePath:instancePath+"/anteriorAte",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(!(formats2(data2))){
const err6 = {instancePath:instancePath+"/anteriorAte",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/anteriorAte",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs15 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/anteriorAte",schemaPath:"#/properties/anteriorAte/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/anteriorAte",schemaPath:"#/properties/anteriorAte/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate210.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate210.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate210.errors = vErrors;
return errors === 0;
}

const v93 = validate211;
const schema560 = {"type":"object","properties":{"carenciaSegundos":{"type":"integer","minimum":0,"maximum":2592000}},"nullIsAbsent":["carenciaSegundos"],"$id":"NovaAssinatura?request"};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovaAssinatura?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["carenciaSegundos"] === null){
delete data["carenciaSegundos"];
}
if(data.carenciaSegundos !== undefined){
let data0 = data.carenciaSegundos;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate211.errors = [{instancePath:instancePath+"/carenciaSegundos",schemaPath:"#/properties/carenciaSegundos/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2592000 || isNaN(data0)){
validate211.errors = [{instancePath:instancePath+"/carenciaSegundos",schemaPath:"#/properties/carenciaSegundos/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2592000}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate211.errors = [{instancePath:instancePath+"/carenciaSegundos",schemaPath:"#/properties/carenciaSegundos/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
}
}
else {
validate211.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}

const v94 = validate212;
const schema561 = {"type":"object","required":["ativa","criadaEm","anteriorAte","segredo"],"properties":{"ativa":{"type":"boolean"},"criadaEm":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"anteriorAte":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"segredo":{"type":"string","maxLength":100}},"$id":"AssinaturaEmitida"};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AssinaturaEmitida" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.ativa === undefined) && (missing0 = "ativa")) || ((data.criadaEm === undefined) && (missing0 = "criadaEm"))) || ((data.anteriorAte === undefined) && (missing0 = "anteriorAte"))) || ((data.segredo === undefined) && (missing0 = "segredo"))){
validate212.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.ativa !== undefined){
const _errs1 = errors;
if(typeof data.ativa !== "boolean"){
validate212.errors = [{instancePath:instancePath+"/ativa",schemaPath:"#/properties/ativa/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criadaEm !== undefined){
let data1 = data.criadaEm;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
const err0 = {instancePath:instancePath+"/criadaEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(!(formats2(data1))){
const err1 = {instancePath:instancePath+"/criadaEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath:instancePath+"/criadaEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(data1 !== null){
const err3 = {instancePath:instancePath+"/criadaEm",schemaPath:"#/properties/criadaEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/criadaEm",schemaPath:"#/properties/criadaEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate212.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anteriorAte !== undefined){
let data2 = data.anteriorAte;
const _errs10 = errors;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if(errors === _errs13){
if(typeof data2 === "string"){
if(data2.length > 40 && func0(data2) > 40){
const err5 = {instancePath:instancePath+"/anteriorAte",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(!(formats2(data2))){
const err6 = {instancePath:instancePath+"/anteriorAte",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/anteriorAte",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
var _valid1 = _errs12 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs15 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/anteriorAte",schemaPath:"#/properties/anteriorAte/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/anteriorAte",schemaPath:"#/properties/anteriorAte/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate212.errors = vErrors;
return false;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.segredo !== undefined){
let data3 = data.segredo;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
validate212.errors = [{instancePath:instancePath+"/segredo",schemaPath:"#/properties/segredo/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate212.errors = [{instancePath:instancePath+"/segredo",schemaPath:"#/properties/segredo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate212.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}

const v95 = validate213;
const schema564 = {"type":"object","required":["modulo","url","tipoAutorizacao","registradoEm","situacao","falhas","falhandoDesde","desativadoEm","motivo","aguardando","maisAntigoEm","abandonados"],"properties":{"modulo":{"type":"string","enum":["webhook","fila"]},"url":{"type":"string","maxLength":500},"tipoAutorizacao":{"anyOf":[{"type":"string","enum":["Basic","Bearer"]},{"type":"null"}]},"registradoEm":{"$ref":"Instante"},"situacao":{"$ref":"SituacaoNotificacao"},"falhas":{"$ref":"InteiroNaoNegativo"},"falhandoDesde":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"desativadoEm":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"motivo":{"anyOf":[{"$ref":"Mensagem"},{"type":"null"}]},"aguardando":{"$ref":"InteiroNaoNegativo"},"maisAntigoEm":{"anyOf":[{"$ref":"Instante"},{"type":"null"}]},"abandonados":{"$ref":"InteiroNaoNegativo"}},"$id":"Notificacao"};
const schema566 = {"type":"string","enum":["ativo","falhando","desativado"],"$id":"SituacaoNotificacao"};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Notificacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.modulo === undefined) && (missing0 = "modulo")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.tipoAutorizacao === undefined) && (missing0 = "tipoAutorizacao"))) || ((data.registradoEm === undefined) && (missing0 = "registradoEm"))) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.falhas === undefined) && (missing0 = "falhas"))) || ((data.falhandoDesde === undefined) && (missing0 = "falhandoDesde"))) || ((data.desativadoEm === undefined) && (missing0 = "desativadoEm"))) || ((data.motivo === undefined) && (missing0 = "motivo"))) || ((data.aguardando === undefined) && (missing0 = "aguardando"))) || ((data.maisAntigoEm === undefined) && (missing0 = "maisAntigoEm"))) || ((data.abandonados === undefined) && (missing0 = "abandonados"))){
validate213.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.modulo !== undefined){
let data0 = data.modulo;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate213.errors = [{instancePath:instancePath+"/modulo",schemaPath:"#/properties/modulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data0 === "webhook") || (data0 === "fila"))){
validate213.errors = [{instancePath:instancePath+"/modulo",schemaPath:"#/properties/modulo/enum",keyword:"enum",params:{allowedValues: schema564.properties.modulo.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
let data1 = data.url;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 500 && func0(data1) > 500){
validate213.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate213.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoAutorizacao !== undefined){
let data2 = data.tipoAutorizacao;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/tipoAutorizacao",schemaPath:"#/properties/tipoAutorizacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data2 === "Basic") || (data2 === "Bearer"))){
const err1 = {instancePath:instancePath+"/tipoAutorizacao",schemaPath:"#/properties/tipoAutorizacao/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema564.properties.tipoAutorizacao.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err2 = {instancePath:instancePath+"/tipoAutorizacao",schemaPath:"#/properties/tipoAutorizacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/tipoAutorizacao",schemaPath:"#/properties/tipoAutorizacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate213.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.registradoEm !== undefined){
let data3 = data.registradoEm;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(errors === _errs12){
if(typeof data3 === "string"){
if(data3.length > 40 && func0(data3) > 40){
validate213.errors = [{instancePath:instancePath+"/registradoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data3))){
validate213.errors = [{instancePath:instancePath+"/registradoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/registradoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data4 = data.situacao;
const _errs14 = errors;
if(typeof data4 !== "string"){
validate213.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoNotificacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data4 === "ativo") || (data4 === "falhando")) || (data4 === "desativado"))){
validate213.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoNotificacao/enum",keyword:"enum",params:{allowedValues: schema566.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.falhas !== undefined){
let data5 = data.falhas;
const _errs17 = errors;
const _errs18 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate213.errors = [{instancePath:instancePath+"/falhas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate213.errors = [{instancePath:instancePath+"/falhas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate213.errors = [{instancePath:instancePath+"/falhas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.falhandoDesde !== undefined){
let data6 = data.falhandoDesde;
const _errs20 = errors;
const _errs21 = errors;
let valid5 = false;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data6 === "string"){
if(data6.length > 40 && func0(data6) > 40){
const err4 = {instancePath:instancePath+"/falhandoDesde",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(!(formats2(data6))){
const err5 = {instancePath:instancePath+"/falhandoDesde",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/falhandoDesde",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
var _valid1 = _errs22 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs25 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/falhandoDesde",schemaPath:"#/properties/falhandoDesde/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/falhandoDesde",schemaPath:"#/properties/falhandoDesde/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate213.errors = vErrors;
return false;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.desativadoEm !== undefined){
let data7 = data.desativadoEm;
const _errs27 = errors;
const _errs28 = errors;
let valid7 = false;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if(errors === _errs30){
if(typeof data7 === "string"){
if(data7.length > 40 && func0(data7) > 40){
const err9 = {instancePath:instancePath+"/desativadoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(!(formats2(data7))){
const err10 = {instancePath:instancePath+"/desativadoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/desativadoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
var _valid2 = _errs29 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs32 = errors;
if(data7 !== null){
const err12 = {instancePath:instancePath+"/desativadoEm",schemaPath:"#/properties/desativadoEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs32 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err13 = {instancePath:instancePath+"/desativadoEm",schemaPath:"#/properties/desativadoEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate213.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.motivo !== undefined){
let data8 = data.motivo;
const _errs34 = errors;
const _errs35 = errors;
let valid9 = false;
const _errs36 = errors;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data8 === "string"){
if(data8.length > 255 && func0(data8) > 255){
const err14 = {instancePath:instancePath+"/motivo",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/motivo",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid3 = _errs36 === errors;
valid9 = valid9 || _valid3;
if(!valid9){
const _errs39 = errors;
if(data8 !== null){
const err16 = {instancePath:instancePath+"/motivo",schemaPath:"#/properties/motivo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs39 === errors;
valid9 = valid9 || _valid3;
}
if(!valid9){
const err17 = {instancePath:instancePath+"/motivo",schemaPath:"#/properties/motivo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate213.errors = vErrors;
return false;
}
else {
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aguardando !== undefined){
let data9 = data.aguardando;
const _errs41 = errors;
const _errs42 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate213.errors = [{instancePath:instancePath+"/aguardando",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs42){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
validate213.errors = [{instancePath:instancePath+"/aguardando",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate213.errors = [{instancePath:instancePath+"/aguardando",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maisAntigoEm !== undefined){
let data10 = data.maisAntigoEm;
const _errs44 = errors;
const _errs45 = errors;
let valid12 = false;
const _errs46 = errors;
const _errs47 = errors;
if(errors === _errs47){
if(errors === _errs47){
if(typeof data10 === "string"){
if(data10.length > 40 && func0(data10) > 40){
const err18 = {instancePath:instancePath+"/maisAntigoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(!(formats2(data10))){
const err19 = {instancePath:instancePath+"/maisAntigoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/maisAntigoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
var _valid4 = _errs46 === errors;
valid12 = valid12 || _valid4;
if(!valid12){
const _errs49 = errors;
if(data10 !== null){
const err21 = {instancePath:instancePath+"/maisAntigoEm",schemaPath:"#/properties/maisAntigoEm/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid4 = _errs49 === errors;
valid12 = valid12 || _valid4;
}
if(!valid12){
const err22 = {instancePath:instancePath+"/maisAntigoEm",schemaPath:"#/properties/maisAntigoEm/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate213.errors = vErrors;
return false;
}
else {
errors = _errs45;
if(vErrors !== null){
if(_errs45){
vErrors.length = _errs45;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abandonados !== undefined){
let data11 = data.abandonados;
const _errs51 = errors;
const _errs52 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate213.errors = [{instancePath:instancePath+"/abandonados",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs52){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483647 || isNaN(data11)){
validate213.errors = [{instancePath:instancePath+"/abandonados",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate213.errors = [{instancePath:instancePath+"/abandonados",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate213.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}

const v96 = validate214;
const schema574 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"EventoAbandonado"},"maxItems":200}},"$id":"ListaEventoAbandonado"};
const schema577 = {"type":"object","required":["documento","tipo","criadoEm","abandonadoEm","tentativas","motivo"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","maxLength":255},"criadoEm":{"$ref":"Instante"},"abandonadoEm":{"$ref":"Instante"},"tentativas":{"$ref":"InteiroNaoNegativo"},"motivo":{"$ref":"Mensagem"}},"$id":"EventoAbandonado"};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoAbandonado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.criadoEm === undefined) && (missing0 = "criadoEm"))) || ((data.abandonadoEm === undefined) && (missing0 = "abandonadoEm"))) || ((data.tentativas === undefined) && (missing0 = "tentativas"))) || ((data.motivo === undefined) && (missing0 = "motivo"))){
validate215.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate215.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate215.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipo !== undefined){
let data1 = data.tipo;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate215.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate215.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.criadoEm !== undefined){
let data2 = data.criadoEm;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 40 && func0(data2) > 40){
validate215.errors = [{instancePath:instancePath+"/criadoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data2))){
validate215.errors = [{instancePath:instancePath+"/criadoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/criadoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.abandonadoEm !== undefined){
let data3 = data.abandonadoEm;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 40 && func0(data3) > 40){
validate215.errors = [{instancePath:instancePath+"/abandonadoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data3))){
validate215.errors = [{instancePath:instancePath+"/abandonadoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/abandonadoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tentativas !== undefined){
let data4 = data.tentativas;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate215.errors = [{instancePath:instancePath+"/tentativas",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate215.errors = [{instancePath:instancePath+"/tentativas",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate215.errors = [{instancePath:instancePath+"/tentativas",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.motivo !== undefined){
let data5 = data.motivo;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(data5.length > 255 && func0(data5) > 255){
validate215.errors = [{instancePath:instancePath+"/motivo",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate215.errors = [{instancePath:instancePath+"/motivo",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate215.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}


function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaEventoAbandonado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate214.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate214.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate214.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate214.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate214.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate214.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate214.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate214.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate214.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate214.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate214.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate215(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate215.errors : vErrors.concat(validate215.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate214.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate214.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate214.errors = vErrors;
return errors === 0;
}

const v97 = validate217;
const schema582 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"documento":{"type":"string","maxLength":255}},"required":["idLoja","documento"]};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.documento === undefined) && (missing0 = "documento"))){
validate217.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate217.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate217.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate217.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documento !== undefined){
let data1 = data.documento;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate217.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate217.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate217.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}

const v98 = validate218;
const schema584 = {"type":"object","required":["mensagem","reenviados"],"properties":{"mensagem":{"$ref":"Mensagem"},"reenviados":{"$ref":"InteiroNaoNegativo"}},"$id":"Reenvio"};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Reenvio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.reenviados === undefined) && (missing0 = "reenviados"))){
validate218.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate218.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate218.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reenviados !== undefined){
let data1 = data.reenviados;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate218.errors = [{instancePath:instancePath+"/reenviados",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate218.errors = [{instancePath:instancePath+"/reenviados",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate218.errors = [{instancePath:instancePath+"/reenviados",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate218.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}

const v99 = validate219;
const schema587 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"Aplicativo"},"maxItems":200}},"$id":"ListaAplicativo"};
const schema590 = {"type":"object","required":["id","nome","instaladoEm"],"properties":{"id":{"$ref":"Codigo"},"nome":{"$ref":"Nome","maxLength":100},"instaladoEm":{"$ref":"Instante"}},"$id":"Aplicativo"};
const pattern66 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Aplicativo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.instaladoEm === undefined) && (missing0 = "instaladoEm"))){
validate220.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate220.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate220.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate220.errors = [{instancePath:instancePath+"/id",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
let data1 = data.nome;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func0(data1) < 1){
validate220.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern66.test(data1)){
validate220.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$"}}];
return false;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate220.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.instaladoEm !== undefined){
let data2 = data.instaladoEm;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(errors === _errs8){
if(typeof data2 === "string"){
if(data2.length > 40 && func0(data2) > 40){
validate220.errors = [{instancePath:instancePath+"/instaladoEm",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data2))){
validate220.errors = [{instancePath:instancePath+"/instaladoEm",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/instaladoEm",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate220.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}


function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaAplicativo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate219.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate219.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate219.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate219.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate219.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate219.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate219.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate219.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate219.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate219.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate219.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate220(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate219.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate219.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}

const v100 = validate222;
const schema594 = {"type":"object","required":["nome"],"properties":{"nome":{"$ref":"Nome?request","maxLength":100}},"$id":"NovoAplicativo?request"};
const pattern67 = new RegExp("^\\S(?:.*\\S)?$", "u");

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovoAplicativo?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.nome === undefined) && (missing0 = "nome")){
validate222.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate222.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern67.test(data0)){
validate222.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/pattern",keyword:"pattern",params:{pattern: "^\\S(?:.*\\S)?$", text: "não pode começar nem terminar com espaço"}}];
return false;
}
}
}
else {
validate222.errors = [{instancePath:instancePath+"/nome",schemaPath:"Nome?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate222.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
}
}
}
}
else {
validate222.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate222.errors = vErrors;
return errors === 0;
}

const v101 = validate220;

const v102 = validate223;
const schema596 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"idApp":{"$ref":"Codigo?request"}},"required":["idLoja","idApp"]};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idLoja === undefined) && (missing0 = "idLoja")) || ((data.idApp === undefined) && (missing0 = "idApp"))){
validate223.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate223.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate223.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate223.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idApp !== undefined){
let data1 = data.idApp;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate223.errors = [{instancePath:instancePath+"/idApp",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate223.errors = [{instancePath:instancePath+"/idApp",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate223.errors = [{instancePath:instancePath+"/idApp",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate223.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}

const v103 = validate224;
const schema599 = {"type":"object","required":["semente","dias"],"properties":{"semente":{"type":"integer","minimum":0,"maximum":2147483647},"dias":{"type":"integer","minimum":1,"maximum":365},"pedidos":{"type":"array","items":{"$ref":"IdPedido?request"},"minItems":1,"maxItems":1000},"aPartirDe":{"type":"integer","minimum":1,"maximum":2147483647}},"nullIsAbsent":["pedidos","aPartirDe"],"$id":"NovaSimulacao?request"};
const pattern68 = new RegExp("^[0-9a-f]{32}$", "u");

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NovaSimulacao?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.semente === undefined) && (missing0 = "semente")) || ((data.dias === undefined) && (missing0 = "dias"))){
validate224.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["pedidos"] === null){
delete data["pedidos"];
}
if(data["aPartirDe"] === null){
delete data["aPartirDe"];
}
if(data.semente !== undefined){
let data0 = data.semente;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate224.errors = [{instancePath:instancePath+"/semente",schemaPath:"#/properties/semente/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate224.errors = [{instancePath:instancePath+"/semente",schemaPath:"#/properties/semente/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate224.errors = [{instancePath:instancePath+"/semente",schemaPath:"#/properties/semente/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dias !== undefined){
let data1 = data.dias;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate224.errors = [{instancePath:instancePath+"/dias",schemaPath:"#/properties/dias/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 365 || isNaN(data1)){
validate224.errors = [{instancePath:instancePath+"/dias",schemaPath:"#/properties/dias/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate224.errors = [{instancePath:instancePath+"/dias",schemaPath:"#/properties/dias/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedidos !== undefined){
let data2 = data.pedidos;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate224.errors = [{instancePath:instancePath+"/pedidos",schemaPath:"#/properties/pedidos/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate224.errors = [{instancePath:instancePath+"/pedidos",schemaPath:"#/properties/pedidos/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern68.test(data3)){
validate224.errors = [{instancePath:instancePath+"/pedidos/" + i0,schemaPath:"IdPedido?request/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$", text: "deve ter 32 dígitos hexadecimais, como 3f2a9c0d4b6e8f1a3f2a9c0d4b6e8f1a"}}];
return false;
}
}
else {
validate224.errors = [{instancePath:instancePath+"/pedidos/" + i0,schemaPath:"IdPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate224.errors = [{instancePath:instancePath+"/pedidos",schemaPath:"#/properties/pedidos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aPartirDe !== undefined){
let data4 = data.aPartirDe;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate224.errors = [{instancePath:instancePath+"/aPartirDe",schemaPath:"#/properties/aPartirDe/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate224.errors = [{instancePath:instancePath+"/aPartirDe",schemaPath:"#/properties/aPartirDe/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate224.errors = [{instancePath:instancePath+"/aPartirDe",schemaPath:"#/properties/aPartirDe/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate224.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}

const v104 = validate225;
const schema601 = {"type":"object","required":["mensagem","pedidos","ocorrencias","eventosUnidade","entregues","devolvidos","extraviados","proximo","ultimo"],"properties":{"mensagem":{"$ref":"Mensagem"},"pedidos":{"$ref":"InteiroNaoNegativo"},"ocorrencias":{"$ref":"InteiroNaoNegativo"},"eventosUnidade":{"$ref":"InteiroNaoNegativo"},"entregues":{"$ref":"InteiroNaoNegativo"},"devolvidos":{"$ref":"InteiroNaoNegativo"},"extraviados":{"$ref":"InteiroNaoNegativo"},"proximo":{"anyOf":[{"$ref":"Codigo"},{"type":"null"}]},"ultimo":{"$ref":"InteiroNaoNegativo"}},"$id":"Simulacao"};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Simulacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.pedidos === undefined) && (missing0 = "pedidos"))) || ((data.ocorrencias === undefined) && (missing0 = "ocorrencias"))) || ((data.eventosUnidade === undefined) && (missing0 = "eventosUnidade"))) || ((data.entregues === undefined) && (missing0 = "entregues"))) || ((data.devolvidos === undefined) && (missing0 = "devolvidos"))) || ((data.extraviados === undefined) && (missing0 = "extraviados"))) || ((data.proximo === undefined) && (missing0 = "proximo"))) || ((data.ultimo === undefined) && (missing0 = "ultimo"))){
validate225.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate225.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedidos !== undefined){
let data1 = data.pedidos;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate225.errors = [{instancePath:instancePath+"/pedidos",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate225.errors = [{instancePath:instancePath+"/pedidos",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate225.errors = [{instancePath:instancePath+"/pedidos",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ocorrencias !== undefined){
let data2 = data.ocorrencias;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate225.errors = [{instancePath:instancePath+"/ocorrencias",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate225.errors = [{instancePath:instancePath+"/ocorrencias",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate225.errors = [{instancePath:instancePath+"/ocorrencias",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.eventosUnidade !== undefined){
let data3 = data.eventosUnidade;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate225.errors = [{instancePath:instancePath+"/eventosUnidade",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate225.errors = [{instancePath:instancePath+"/eventosUnidade",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate225.errors = [{instancePath:instancePath+"/eventosUnidade",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entregues !== undefined){
let data4 = data.entregues;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate225.errors = [{instancePath:instancePath+"/entregues",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate225.errors = [{instancePath:instancePath+"/entregues",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate225.errors = [{instancePath:instancePath+"/entregues",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.devolvidos !== undefined){
let data5 = data.devolvidos;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate225.errors = [{instancePath:instancePath+"/devolvidos",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate225.errors = [{instancePath:instancePath+"/devolvidos",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate225.errors = [{instancePath:instancePath+"/devolvidos",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraviados !== undefined){
let data6 = data.extraviados;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate225.errors = [{instancePath:instancePath+"/extraviados",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate225.errors = [{instancePath:instancePath+"/extraviados",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate225.errors = [{instancePath:instancePath+"/extraviados",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.proximo !== undefined){
let data7 = data.proximo;
const _errs22 = errors;
const _errs23 = errors;
let valid8 = false;
const _errs24 = errors;
const _errs25 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err0 = {instancePath:instancePath+"/proximo",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs25){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err1 = {instancePath:instancePath+"/proximo",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data7 < 1 || isNaN(data7)){
const err2 = {instancePath:instancePath+"/proximo",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs24 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs27 = errors;
if(data7 !== null){
const err3 = {instancePath:instancePath+"/proximo",schemaPath:"#/properties/proximo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err4 = {instancePath:instancePath+"/proximo",schemaPath:"#/properties/proximo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate225.errors = vErrors;
return false;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ultimo !== undefined){
let data8 = data.ultimo;
const _errs29 = errors;
const _errs30 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate225.errors = [{instancePath:instancePath+"/ultimo",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs30){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
validate225.errors = [{instancePath:instancePath+"/ultimo",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate225.errors = [{instancePath:instancePath+"/ultimo",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate225.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}

const v105 = validate226;
const schema611 = {"type":"object","required":["agora","adiantado"],"properties":{"agora":{"$ref":"Instante"},"adiantado":{"type":"integer","minimum":-10000000000,"maximum":10000000000}},"$id":"Relogio"};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Relogio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agora === undefined) && (missing0 = "agora")) || ((data.adiantado === undefined) && (missing0 = "adiantado"))){
validate226.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.agora !== undefined){
let data0 = data.agora;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate226.errors = [{instancePath:instancePath+"/agora",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data0))){
validate226.errors = [{instancePath:instancePath+"/agora",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate226.errors = [{instancePath:instancePath+"/agora",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adiantado !== undefined){
let data1 = data.adiantado;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate226.errors = [{instancePath:instancePath+"/adiantado",schemaPath:"#/properties/adiantado/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 10000000000 || isNaN(data1)){
validate226.errors = [{instancePath:instancePath+"/adiantado",schemaPath:"#/properties/adiantado/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000000000}}];
return false;
}
else {
if(data1 < -10000000000 || isNaN(data1)){
validate226.errors = [{instancePath:instancePath+"/adiantado",schemaPath:"#/properties/adiantado/minimum",keyword:"minimum",params:{comparison: ">=", limit: -10000000000}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate226.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}

const v106 = validate227;
const schema613 = {"type":"object","required":["agora"],"properties":{"agora":{"$ref":"Instante?request"}},"$id":"AcertoRelogio?request"};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AcertoRelogio?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.agora === undefined) && (missing0 = "agora")){
validate227.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.agora !== undefined){
let data0 = data.agora;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate227.errors = [{instancePath:instancePath+"/agora",schemaPath:"Instante?request/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data0))){
validate227.errors = [{instancePath:instancePath+"/agora",schemaPath:"Instante?request/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate227.errors = [{instancePath:instancePath+"/agora",schemaPath:"Instante?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
}
else {
validate227.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate227.errors = vErrors;
return errors === 0;
}

const v107 = validate228;
const schema615 = {"type":"object","required":["segundos"],"properties":{"segundos":{"type":"integer","minimum":-315360000,"maximum":315360000}},"$id":"AvancoRelogio?request"};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AvancoRelogio?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.segundos === undefined) && (missing0 = "segundos")){
validate228.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.segundos !== undefined){
let data0 = data.segundos;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate228.errors = [{instancePath:instancePath+"/segundos",schemaPath:"#/properties/segundos/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 315360000 || isNaN(data0)){
validate228.errors = [{instancePath:instancePath+"/segundos",schemaPath:"#/properties/segundos/maximum",keyword:"maximum",params:{comparison: "<=", limit: 315360000}}];
return false;
}
else {
if(data0 < -315360000 || isNaN(data0)){
validate228.errors = [{instancePath:instancePath+"/segundos",schemaPath:"#/properties/segundos/minimum",keyword:"minimum",params:{comparison: ">=", limit: -315360000}}];
return false;
}
}
}
}
}
}
}
else {
validate228.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}

const v108 = validate229;
const schema616 = {"type":"object","properties":{"idLoja":{"$ref":"Codigo?request"},"operacao":{"$ref":"NomeDeOperacao?request"},"idRequisicao":{"$ref":"IdRequisicao?request"},"de":{"$ref":"Instante?request"},"ate":{"$ref":"Instante?request"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["idLoja","operacao","idRequisicao","de","ate","pagina","limite"]};
const schema618 = {"type":"string","minLength":1,"maxLength":60,"pattern":"^[a-zA-Z]+$","patternText":"só pode ter letras","$id":"NomeDeOperacao?request"};
const schema619 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:-]+$","patternText":"só pode ter letras, dígitos e os sinais _ . : -","$id":"IdRequisicao?request"};
const pattern69 = new RegExp("^[a-zA-Z]+$", "u");
const pattern70 = new RegExp("^[A-Za-z0-9_.:-]+$", "u");

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["idLoja"] === null){
delete data["idLoja"];
}
if(data["operacao"] === null){
delete data["operacao"];
}
if(data["idRequisicao"] === null){
delete data["idRequisicao"];
}
if(data["de"] === null){
delete data["de"];
}
if(data["ate"] === null){
delete data["ate"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.idLoja !== undefined){
let data0 = data.idLoja;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate229.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate229.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate229.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Codigo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operacao !== undefined){
let data1 = data.operacao;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 60 && func0(data1) > 60){
validate229.errors = [{instancePath:instancePath+"/operacao",schemaPath:"NomeDeOperacao?request/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data1) < 1){
validate229.errors = [{instancePath:instancePath+"/operacao",schemaPath:"NomeDeOperacao?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern69.test(data1)){
validate229.errors = [{instancePath:instancePath+"/operacao",schemaPath:"NomeDeOperacao?request/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z]+$", text: "só pode ter letras"}}];
return false;
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/operacao",schemaPath:"NomeDeOperacao?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idRequisicao !== undefined){
let data2 = data.idRequisicao;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(data2.length > 128 && func0(data2) > 128){
validate229.errors = [{instancePath:instancePath+"/idRequisicao",schemaPath:"IdRequisicao?request/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func0(data2) < 1){
validate229.errors = [{instancePath:instancePath+"/idRequisicao",schemaPath:"IdRequisicao?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern70.test(data2)){
validate229.errors = [{instancePath:instancePath+"/idRequisicao",schemaPath:"IdRequisicao?request/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]+$", text: "só pode ter letras, dígitos e os sinais _ . : -"}}];
return false;
}
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/idRequisicao",schemaPath:"IdRequisicao?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.de !== undefined){
let data3 = data.de;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if(errors === _errs11){
if(typeof data3 === "string"){
if(data3.length > 40 && func0(data3) > 40){
validate229.errors = [{instancePath:instancePath+"/de",schemaPath:"Instante?request/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data3))){
validate229.errors = [{instancePath:instancePath+"/de",schemaPath:"Instante?request/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/de",schemaPath:"Instante?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ate !== undefined){
let data4 = data.ate;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(errors === _errs14){
if(typeof data4 === "string"){
if(data4.length > 40 && func0(data4) > 40){
validate229.errors = [{instancePath:instancePath+"/ate",schemaPath:"Instante?request/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data4))){
validate229.errors = [{instancePath:instancePath+"/ate",schemaPath:"Instante?request/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate229.errors = [{instancePath:instancePath+"/ate",schemaPath:"Instante?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data5 = data.pagina;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate229.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate229.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate229.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data6 = data.limite;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate229.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 200 || isNaN(data6)){
validate229.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate229.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate229.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate229.errors = vErrors;
return errors === 0;
}

const v109 = validate230;
const schema623 = {"type":"object","required":["pagina","limite","total","itens"],"properties":{"pagina":{"$ref":"Pagina"},"limite":{"type":"integer","minimum":1,"maximum":200},"total":{"$ref":"InteiroNaoNegativo"},"itens":{"type":"array","items":{"$ref":"AtoDoOperador"},"maxItems":200}},"$id":"ListaAtoDoOperador"};
const schema626 = {"type":"object","required":["quando","operador","operacao","idLoja","chave","idRequisicao"],"properties":{"quando":{"$ref":"Instante"},"operador":{"type":"string","minLength":12,"maxLength":12,"pattern":"^[0-9a-f]+$"},"operacao":{"$ref":"NomeDeOperacao"},"idLoja":{"anyOf":[{"$ref":"Codigo"},{"type":"null"}]},"chave":{"anyOf":[{"type":"string"},{"type":"null"}],"maxLength":200},"idRequisicao":{"$ref":"IdRequisicao"}},"$id":"AtoDoOperador"};
const schema628 = {"type":"string","minLength":1,"maxLength":60,"pattern":"^[a-zA-Z]+$","$id":"NomeDeOperacao"};
const schema630 = {"type":"string","minLength":1,"maxLength":128,"pattern":"^[A-Za-z0-9_.:-]+$","$id":"IdRequisicao"};
const pattern71 = new RegExp("^[0-9a-f]+$", "u");
const pattern72 = new RegExp("^[a-zA-Z]+$", "u");
const pattern73 = new RegExp("^[A-Za-z0-9_.:-]+$", "u");

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="AtoDoOperador" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.quando === undefined) && (missing0 = "quando")) || ((data.operador === undefined) && (missing0 = "operador"))) || ((data.operacao === undefined) && (missing0 = "operacao"))) || ((data.idLoja === undefined) && (missing0 = "idLoja"))) || ((data.chave === undefined) && (missing0 = "chave"))) || ((data.idRequisicao === undefined) && (missing0 = "idRequisicao"))){
validate231.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.quando !== undefined){
let data0 = data.quando;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 40 && func0(data0) > 40){
validate231.errors = [{instancePath:instancePath+"/quando",schemaPath:"Instante/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
else {
if(!(formats2(data0))){
validate231.errors = [{instancePath:instancePath+"/quando",schemaPath:"Instante/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/quando",schemaPath:"Instante/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operador !== undefined){
let data1 = data.operador;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 12 && func0(data1) > 12){
validate231.errors = [{instancePath:instancePath+"/operador",schemaPath:"#/properties/operador/maxLength",keyword:"maxLength",params:{limit: 12}}];
return false;
}
else {
if(func0(data1) < 12){
validate231.errors = [{instancePath:instancePath+"/operador",schemaPath:"#/properties/operador/minLength",keyword:"minLength",params:{limit: 12}}];
return false;
}
else {
if(!pattern71.test(data1)){
validate231.errors = [{instancePath:instancePath+"/operador",schemaPath:"#/properties/operador/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]+$"}}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/operador",schemaPath:"#/properties/operador/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.operacao !== undefined){
let data2 = data.operacao;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 60 && func0(data2) > 60){
validate231.errors = [{instancePath:instancePath+"/operacao",schemaPath:"NomeDeOperacao/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
else {
if(func0(data2) < 1){
validate231.errors = [{instancePath:instancePath+"/operacao",schemaPath:"NomeDeOperacao/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern72.test(data2)){
validate231.errors = [{instancePath:instancePath+"/operacao",schemaPath:"NomeDeOperacao/pattern",keyword:"pattern",params:{pattern: "^[a-zA-Z]+$"}}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/operacao",schemaPath:"NomeDeOperacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idLoja !== undefined){
let data3 = data.idLoja;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
const _errs12 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err0 = {instancePath:instancePath+"/idLoja",schemaPath:"Codigo/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs12){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err1 = {instancePath:instancePath+"/idLoja",schemaPath:"Codigo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data3 < 1 || isNaN(data3)){
const err2 = {instancePath:instancePath+"/idLoja",schemaPath:"Codigo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs14 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/idLoja",schemaPath:"#/properties/idLoja/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/idLoja",schemaPath:"#/properties/idLoja/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate231.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chave !== undefined){
let data4 = data.chave;
const _errs16 = errors;
const _errs17 = errors;
let valid5 = false;
const _errs18 = errors;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/chave",schemaPath:"#/properties/chave/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs20 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/chave",schemaPath:"#/properties/chave/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err7 = {instancePath:instancePath+"/chave",schemaPath:"#/properties/chave/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate231.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
if(errors === _errs16){
if(typeof data4 === "string"){
if(data4.length > 200 && func0(data4) > 200){
validate231.errors = [{instancePath:instancePath+"/chave",schemaPath:"#/properties/chave/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idRequisicao !== undefined){
let data5 = data.idRequisicao;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data5 === "string"){
if(data5.length > 128 && func0(data5) > 128){
validate231.errors = [{instancePath:instancePath+"/idRequisicao",schemaPath:"IdRequisicao/maxLength",keyword:"maxLength",params:{limit: 128}}];
return false;
}
else {
if(func0(data5) < 1){
validate231.errors = [{instancePath:instancePath+"/idRequisicao",schemaPath:"IdRequisicao/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
else {
if(!pattern73.test(data5)){
validate231.errors = [{instancePath:instancePath+"/idRequisicao",schemaPath:"IdRequisicao/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_.:-]+$"}}];
return false;
}
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/idRequisicao",schemaPath:"IdRequisicao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate231.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}


function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaAtoDoOperador" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.itens === undefined) && (missing0 = "itens"))){
validate230.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate230.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate230.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate230.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate230.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate230.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate230.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data2 = data.total;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate230.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate230.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate230.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.itens !== undefined){
let data3 = data.itens;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
if(data3.length > 200){
validate230.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/maxItems",keyword:"maxItems",params:{limit: 200}}];
return false;
}
else {
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate231(data3[i0], {instancePath:instancePath+"/itens/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
}
else {
validate230.errors = [{instancePath:instancePath+"/itens",schemaPath:"#/properties/itens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate230.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}

export const validators = {
  listarLojas: {query: v0, responses: {"200": {"application/json": v1}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  criarLoja: {body: {"application/json": v6}, responses: {"200": {"application/json": v7}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerLoja: {path: v8, responses: {"200": {"application/json": v7}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  alterarLoja: {path: v8, body: {"application/json": v9}, responses: {"200": {"application/json": v7}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  listarTokens: {path: v8, query: v10, responses: {"200": {"application/json": v11}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  emitirToken: {path: v8, body: {"application/json": v12}, responses: {"200": {"application/json": v13}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  alterarToken: {path: v14, body: {"application/json": v15}, responses: {"200": {"application/json": v16}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  revogarToken: {path: v14, responses: {"200": {"application/json": v16}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  rotacionarToken: {path: v14, body: {"application/json": v17}, responses: {"200": {"application/json": v13}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  listarFiliais: {path: v8, query: v18, responses: {"200": {"application/json": v19}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  criarFilial: {path: v8, body: {"application/json": v20}, responses: {"200": {"application/json": v21}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerFilial: {path: v22, responses: {"200": {"application/json": v21}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  alterarFilial: {path: v22, body: {"application/json": v23}, responses: {"200": {"application/json": v21}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  excluirFilial: {path: v22, responses: {"200": {"application/json": v24}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarTransportadoras: {path: v8, query: v18, responses: {"200": {"application/json": v25}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  criarTransportadora: {path: v8, body: {"application/json": v26}, responses: {"200": {"application/json": v27}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerTransportadora: {path: v28, responses: {"200": {"application/json": v27}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  alterarTransportadora: {path: v28, body: {"application/json": v29}, responses: {"200": {"application/json": v27}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  excluirTransportadora: {path: v28, responses: {"200": {"application/json": v24}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarMetodos: {path: v8, query: v30, responses: {"200": {"application/json": v31}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  criarMetodo: {path: v8, body: {"application/json": v32}, responses: {"200": {"application/json": v33}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerMetodo: {path: v34, responses: {"200": {"application/json": v33}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  alterarMetodo: {path: v34, body: {"application/json": v35}, responses: {"200": {"application/json": v33}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  excluirMetodo: {path: v34, responses: {"200": {"application/json": v24}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarTabelas: {path: v8, query: v36, responses: {"200": {"application/json": v37}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  criarTabela: {path: v8, body: {"application/json": v38}, responses: {"200": {"application/json": v39}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerTabela: {path: v40, responses: {"200": {"application/json": v39}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  alterarTabela: {path: v40, body: {"application/json": v41}, responses: {"200": {"application/json": v39}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  excluirTabela: {path: v40, responses: {"200": {"application/json": v24}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  exportarFaixas: {path: v40, responses: {"200": {}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v42, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  importarFaixas: {path: v40, responses: {"200": {"application/json": v43}, "400": {"application/json": v44}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  listarTaxas: {path: v8, query: v45, responses: {"200": {"application/json": v46}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  criarTaxa: {path: v8, body: {"application/json": v47}, responses: {"200": {"application/json": v48}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerTaxa: {path: v49, responses: {"200": {"application/json": v48}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  alterarTaxa: {path: v49, body: {"application/json": v50}, responses: {"200": {"application/json": v48}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  excluirTaxa: {path: v49, responses: {"200": {"application/json": v24}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarRegras: {path: v8, query: v51, responses: {"200": {"application/json": v52}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  criarRegra: {path: v8, body: {"application/json": v53}, responses: {"200": {"application/json": v54}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerRegra: {path: v55, responses: {"200": {"application/json": v54}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  alterarRegra: {path: v55, body: {"application/json": v56}, responses: {"200": {"application/json": v54}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  excluirRegra: {path: v55, responses: {"200": {"application/json": v24}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  explicarCotacao: {path: v8, body: {"application/json": v57}, responses: {"200": {"application/json": v58}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  listarPontos: {path: v8, query: v18, responses: {"200": {"application/json": v59}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  criarPonto: {path: v8, body: {"application/json": v60}, responses: {"200": {"application/json": v61}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerPonto: {path: v62, responses: {"200": {"application/json": v61}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  alterarPonto: {path: v62, body: {"application/json": v63}, responses: {"200": {"application/json": v61}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  excluirPonto: {path: v62, responses: {"200": {"application/json": v24}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarSituacoes: {path: v8, responses: {"200": {"application/json": v64}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  salvarSituacao: {path: v65, body: {"application/json": v66}, responses: {"200": {"application/json": v67}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  registrarOcorrencias: {path: v8, body: {"application/json": v68}, responses: {"200": {"application/json": v69}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  registrarEventosUnidade: {path: v8, body: {"application/json": v70}, responses: {"200": {"application/json": v71}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  importarOcoren: {path: v8, body: {"text/plain": v72}, responses: {"200": {"application/json": v73}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  importarConemb: {path: v8, body: {"text/plain": v72}, responses: {"200": {"application/json": v73}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  responderChat: {path: v74, query: v75, body: {"multipart/form-data": v76}, responses: {"200": {"application/json": v77}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  finalizarChat: {path: v74, query: v75, responses: {"200": {"application/json": v78}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  enviarDocumentos: {path: v74, query: v75, body: {"multipart/form-data": v79}, responses: {"200": {"application/json": v80}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  listarPlpsDaLoja: {path: v8, query: v81, responses: {"200": {"application/json": v82}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  lerPlp: {path: v83, responses: {"200": {"application/json": v84}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  fecharPlp: {path: v83, body: {"application/json": v85}, responses: {"200": {"application/json": v84}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  excluirPlp: {path: v83, responses: {"200": {"application/json": v84}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "500": v3, "503": v5}},
  autorizarConciliacao: {path: v86, body: {"application/json": v87}, responses: {"200": {"application/json": v88}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  listarConciliacoes: {path: v8, query: v89, responses: {"200": {"application/json": v90}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  exportarConciliacoes: {path: v8, query: v91, responses: {"200": {}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v42, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  lerAssinatura: {path: v8, responses: {"200": {"application/json": v92}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  emitirAssinatura: {path: v8, body: {"application/json": v93}, responses: {"200": {"application/json": v94}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  removerAssinatura: {path: v8, responses: {"200": {"application/json": v92}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  lerNotificacao: {path: v8, responses: {"200": {"application/json": v95}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarEventosAbandonados: {path: v8, query: v10, responses: {"200": {"application/json": v96}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  reenviarEvento: {path: v97, responses: {"200": {"application/json": v98}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  reenviarEventos: {path: v8, responses: {"200": {"application/json": v98}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarAplicativos: {path: v8, query: v10, responses: {"200": {"application/json": v99}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  instalarAplicativo: {path: v8, body: {"application/json": v100}, responses: {"200": {"application/json": v101}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerAplicativo: {path: v102, responses: {"200": {"application/json": v101}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  desinstalarAplicativo: {path: v102, responses: {"200": {"application/json": v24}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  simularTransporte: {path: v8, body: {"application/json": v103}, responses: {"200": {"application/json": v104}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerRelogio: {responses: {"200": {"application/json": v105}, "401": {"application/json": v2}, "403": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "401": v4, "403": v3, "500": v3, "503": v5}},
  acertarRelogio: {body: {"application/json": v106}, responses: {"200": {"application/json": v105}, "400": {"application/json": v2}, "401": {"application/json": v2}, "403": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "403": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  soltarRelogio: {responses: {"200": {"application/json": v105}, "401": {"application/json": v2}, "403": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "401": v4, "403": v3, "500": v3, "503": v5}},
  avancarRelogio: {body: {"application/json": v107}, responses: {"200": {"application/json": v105}, "400": {"application/json": v2}, "401": {"application/json": v2}, "403": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "403": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  listarAuditoria: {query: v108, responses: {"200": {"application/json": v109}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
};
export const componentValidators = {

};
