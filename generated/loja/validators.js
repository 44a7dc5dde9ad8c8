// Generated from spec/main.tsp by npm run generate; do not edit.
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
const schema0 = {"type":"object","required":["cepDestino","canal","volumes"],"properties":{"filiaisOrigem":{"type":"string","maxLength":60},"cepDestino":{"$ref":"Cep?request"},"canal":{"type":"string","minLength":1,"maxLength":30},"volumes":{"type":"array","items":{"$ref":"VolumeCotado?request"},"minItems":1,"maxItems":500}},"nullIsAbsent":["filiaisOrigem"],"$id":"CotacaoNova?request"};
const schema1 = {"type":"string","pattern":"^\\d{8}$","patternText":"deve ter exatamente 8 dígitos","$id":"Cep?request"};
const func0 = ucs2length;
const pattern0 = new RegExp("^\\d{8}$", "u");
const schema2 = {"type":"object","required":["quantidade","valorUnitario"],"properties":{"sku":{"type":"string","maxLength":50},"quantidade":{"$ref":"Quantidade?request"},"valorUnitario":{"$ref":"DinheiroNaoNegativo?request"},"peso":{"$ref":"Peso?request"},"altura":{"$ref":"Medida?request"},"largura":{"$ref":"Medida?request"},"profundidade":{"$ref":"Medida?request"}},"nullIsAbsent":["sku","peso","altura","largura","profundidade"],"$id":"VolumeCotado?request"};
const schema3 = {"type":"integer","minimum":1,"maximum":2147483647,"$id":"Quantidade?request"};
const schema4 = {"type":"number","minimum":0,"maximum":9999999.99,"nearMultipleOf":0.01,"$id":"DinheiroNaoNegativo?request"};
const schema5 = {"type":"number","minimum":0,"maximum":999999.999,"nearMultipleOf":0.001,"$id":"Peso?request"};
const schema6 = {"type":"number","minimum":0,"maximum":999999.999,"nearMultipleOf":0.001,"$id":"Medida?request"};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="VolumeCotado?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.quantidade === undefined) && (missing0 = "quantidade")) || ((data.valorUnitario === undefined) && (missing0 = "valorUnitario"))){
validate1.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate1.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate1.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
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
validate1.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate1.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
validate1.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
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
validate1.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate1.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/valorUnitario",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
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
validate1.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
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
validate1.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate1.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
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
validate1.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
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
validate1.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate1.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
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
validate1.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
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
validate1.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate1.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
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
validate1.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
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
validate1.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate1.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
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
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoNova?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.cepDestino === undefined) && (missing0 = "cepDestino")) || ((data.canal === undefined) && (missing0 = "canal"))) || ((data.volumes === undefined) && (missing0 = "volumes"))){
validate0.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate0.errors = [{instancePath:instancePath+"/filiaisOrigem",schemaPath:"#/properties/filiaisOrigem/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/filiaisOrigem",schemaPath:"#/properties/filiaisOrigem/type",keyword:"type",params:{type: "string"}}];
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
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"Cep?request/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$", text: "deve ter exatamente 8 dígitos"}}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"Cep?request/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data2) < 1){
validate0.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
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
validate0.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
if(data3.length < 1){
validate0.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate1(data3[i0], {instancePath:instancePath+"/volumes/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
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
validate0.errors = [{instancePath:instancePath+"/volumes",schemaPath:"#/properties/volumes/type",keyword:"type",params:{type: "array"}}];
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
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

const v1 = validate2;
const schema7 = {"type":"object","required":["retorno","dadosEntrada","opcoesEntrega"],"properties":{"retorno":{"$ref":"CotacaoRetorno"},"dadosEntrada":{"$ref":"CotacaoEntrada"},"opcoesEntrega":{"type":"array","items":{"$ref":"OpcaoEntrega"}}},"$id":"Cotacao"};
const schema8 = {"type":"object","required":["idCotacao","mensagem","dataCotacao","destino"],"properties":{"idCotacao":{"type":"string","maxLength":11},"mensagem":{"$ref":"Mensagem"},"dataCotacao":{"$ref":"DataHoraOffset"},"destino":{"$ref":"CotacaoDestino"}},"$id":"CotacaoRetorno"};
const schema9 = {"type":"string","maxLength":255,"$id":"Mensagem"};
const schema10 = {"type":"string","format":"date-time","$id":"DataHoraOffset"};
const schema11 = {"type":"object","required":["cep","uf","ufExtenso","regiaoUf","regiaoPais"],"properties":{"cep":{"type":"integer","minimum":0,"maximum":99999999},"uf":{"type":"string","maxLength":8},"ufExtenso":{"type":"string"},"regiaoUf":{"type":"string","enum":["Interior","Capital","Metropolitano"]},"regiaoPais":{"type":"string","maxLength":100}},"$id":"CotacaoDestino"};
const formats0 = formats["date-time"];

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoRetorno" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.idCotacao === undefined) && (missing0 = "idCotacao")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.dataCotacao === undefined) && (missing0 = "dataCotacao"))) || ((data.destino === undefined) && (missing0 = "destino"))){
validate3.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idCotacao !== undefined){
let data0 = data.idCotacao;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 11 && func0(data0) > 11){
validate3.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate3.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataCotacao !== undefined){
let data2 = data.dataCotacao;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate3.errors = [{instancePath:instancePath+"/dataCotacao",schemaPath:"DataHoraOffset/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/dataCotacao",schemaPath:"DataHoraOffset/type",keyword:"type",params:{type: "string"}}];
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
if(data.destino !== undefined){
let data3 = data.destino;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.cep === undefined) && (missing1 = "cep")) || ((data3.uf === undefined) && (missing1 = "uf"))) || ((data3.ufExtenso === undefined) && (missing1 = "ufExtenso"))) || ((data3.regiaoUf === undefined) && (missing1 = "regiaoUf"))) || ((data3.regiaoPais === undefined) && (missing1 = "regiaoPais"))){
validate3.errors = [{instancePath:instancePath+"/destino",schemaPath:"CotacaoDestino/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data3.cep !== undefined){
let data4 = data3.cep;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate3.errors = [{instancePath:instancePath+"/destino/cep",schemaPath:"CotacaoDestino/properties/cep/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 99999999 || isNaN(data4)){
validate3.errors = [{instancePath:instancePath+"/destino/cep",schemaPath:"CotacaoDestino/properties/cep/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate3.errors = [{instancePath:instancePath+"/destino/cep",schemaPath:"CotacaoDestino/properties/cep/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.uf !== undefined){
let data5 = data3.uf;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(data5.length > 8 && func0(data5) > 8){
validate3.errors = [{instancePath:instancePath+"/destino/uf",schemaPath:"CotacaoDestino/properties/uf/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/destino/uf",schemaPath:"CotacaoDestino/properties/uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.ufExtenso !== undefined){
const _errs16 = errors;
if(typeof data3.ufExtenso !== "string"){
validate3.errors = [{instancePath:instancePath+"/destino/ufExtenso",schemaPath:"CotacaoDestino/properties/ufExtenso/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.regiaoUf !== undefined){
let data7 = data3.regiaoUf;
const _errs18 = errors;
if(typeof data7 !== "string"){
validate3.errors = [{instancePath:instancePath+"/destino/regiaoUf",schemaPath:"CotacaoDestino/properties/regiaoUf/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data7 === "Interior") || (data7 === "Capital")) || (data7 === "Metropolitano"))){
validate3.errors = [{instancePath:instancePath+"/destino/regiaoUf",schemaPath:"CotacaoDestino/properties/regiaoUf/enum",keyword:"enum",params:{allowedValues: schema11.properties.regiaoUf.enum}}];
return false;
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.regiaoPais !== undefined){
let data8 = data3.regiaoPais;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(data8.length > 100 && func0(data8) > 100){
validate3.errors = [{instancePath:instancePath+"/destino/regiaoPais",schemaPath:"CotacaoDestino/properties/regiaoPais/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate3.errors = [{instancePath:instancePath+"/destino/regiaoPais",schemaPath:"CotacaoDestino/properties/regiaoPais/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs20 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
validate3.errors = [{instancePath:instancePath+"/destino",schemaPath:"CotacaoDestino/type",keyword:"type",params:{type: "object"}}];
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
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate3.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","required":["cepDestino","canal","nomeLoja","carrinho"],"properties":{"cepDestino":{"type":"string","maxLength":8},"canal":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]},"nomeLoja":{"type":"string","maxLength":40},"carrinho":{"$ref":"Carrinho"}},"$id":"CotacaoEntrada"};
const schema13 = {"type":"object","required":["valorNF","totalPeso","totalCubagem","altura","largura","profundidade","maiorPrazo","produto"],"properties":{"valorNF":{"$ref":"DinheiroNaoNegativo"},"totalPeso":{"$ref":"Peso"},"totalCubagem":{"$ref":"Cubagem"},"altura":{"$ref":"Medida"},"largura":{"$ref":"Medida"},"profundidade":{"$ref":"Medida"},"maiorPrazo":{"$ref":"InteiroNaoNegativo"},"produto":{"type":"array","items":{"$ref":"ItemCotado"}}},"$id":"Carrinho"};
const schema14 = {"type":"number","minimum":0,"maximum":9999999.99,"multipleOf":0.01,"$id":"DinheiroNaoNegativo"};
const schema15 = {"type":"number","minimum":0,"maximum":999999.999,"multipleOf":0.001,"$id":"Peso"};
const schema16 = {"type":"number","minimum":0,"maximum":99999.9999,"multipleOf":0.0001,"$id":"Cubagem"};
const schema17 = {"type":"number","minimum":0,"maximum":999999.999,"multipleOf":0.001,"$id":"Medida"};
const schema18 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"InteiroNaoNegativo"};
const func1 = isMultipleOf;
const schema19 = {"type":"object","required":["sku","agrupador","categoria","qt","preco","precoCadastro","precoCanalDe","precoCanalPor","idSku","estoqueProduto","estoque"],"properties":{"sku":{"anyOf":[{"type":"string","maxLength":50},{"type":"null"}]},"agrupador":{"anyOf":[{"type":"string","maxLength":50},{"type":"null"}]},"categoria":{"anyOf":[{"type":"string","maxLength":200},{"type":"null"}]},"qt":{"$ref":"Quantidade"},"preco":{"$ref":"DinheiroNaoNegativo"},"precoCadastro":{"anyOf":[{"$ref":"DinheiroNaoNegativo"},{"type":"null"}]},"precoCanalDe":{"anyOf":[{"$ref":"DinheiroNaoNegativo"},{"type":"null"}]},"precoCanalPor":{"anyOf":[{"$ref":"DinheiroNaoNegativo"},{"type":"null"}]},"idSku":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"estoqueProduto":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"estoque":{"$ref":"Inteiro"}},"$id":"ItemCotado"};
const schema20 = {"type":"integer","minimum":1,"maximum":2147483647,"$id":"Quantidade"};
const schema21 = {"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991,"$id":"Identificador"};
const schema22 = {"type":"integer","minimum":-2147483648,"maximum":2147483647,"$id":"Inteiro"};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ItemCotado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.sku === undefined) && (missing0 = "sku")) || ((data.agrupador === undefined) && (missing0 = "agrupador"))) || ((data.categoria === undefined) && (missing0 = "categoria"))) || ((data.qt === undefined) && (missing0 = "qt"))) || ((data.preco === undefined) && (missing0 = "preco"))) || ((data.precoCadastro === undefined) && (missing0 = "precoCadastro"))) || ((data.precoCanalDe === undefined) && (missing0 = "precoCanalDe"))) || ((data.precoCanalPor === undefined) && (missing0 = "precoCanalPor"))) || ((data.idSku === undefined) && (missing0 = "idSku"))) || ((data.estoqueProduto === undefined) && (missing0 = "estoqueProduto"))) || ((data.estoque === undefined) && (missing0 = "estoque"))){
validate4.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 50 && func0(data0) > 50){
const err0 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 50}};
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
const err1 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agrupador !== undefined){
let data1 = data.agrupador;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 === "string"){
if(data1.length > 50 && func0(data1) > 50){
const err4 = {instancePath:instancePath+"/agrupador",schemaPath:"#/properties/agrupador/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 50}};
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
const err5 = {instancePath:instancePath+"/agrupador",schemaPath:"#/properties/agrupador/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/agrupador",schemaPath:"#/properties/agrupador/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/agrupador",schemaPath:"#/properties/agrupador/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate4.errors = vErrors;
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
if(data.categoria !== undefined){
let data2 = data.categoria;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data2 === "string"){
if(data2.length > 200 && func0(data2) > 200){
const err8 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err9 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(data2 !== null){
const err10 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.qt !== undefined){
let data3 = data.qt;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate4.errors = [{instancePath:instancePath+"/qt",schemaPath:"Quantidade/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate4.errors = [{instancePath:instancePath+"/qt",schemaPath:"Quantidade/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate4.errors = [{instancePath:instancePath+"/qt",schemaPath:"Quantidade/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.preco !== undefined){
let data4 = data.preco;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999999.99 || isNaN(data4)){
validate4.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate4.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data4 * 100) / 100 !== data4){
validate4.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate4.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoCadastro !== undefined){
let data5 = data.precoCadastro;
const _errs25 = errors;
const _errs26 = errors;
let valid6 = false;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999999.99 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/precoCadastro",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/precoCadastro",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(Math.round(data5 * 100) / 100 !== data5){
const err14 = {instancePath:instancePath+"/precoCadastro",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
}
else {
const err15 = {instancePath:instancePath+"/precoCadastro",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid3 = _errs27 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs30 = errors;
if(data5 !== null){
const err16 = {instancePath:instancePath+"/precoCadastro",schemaPath:"#/properties/precoCadastro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs30 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
const err17 = {instancePath:instancePath+"/precoCadastro",schemaPath:"#/properties/precoCadastro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoCanalDe !== undefined){
let data6 = data.precoCanalDe;
const _errs32 = errors;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
const _errs35 = errors;
if(errors === _errs35){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999999.99 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data6 < 0 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(Math.round(data6 * 100) / 100 !== data6){
const err20 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
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
}
else {
const err21 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid4 = _errs34 === errors;
valid8 = valid8 || _valid4;
if(!valid8){
const _errs37 = errors;
if(data6 !== null){
const err22 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"#/properties/precoCanalDe/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid4 = _errs37 === errors;
valid8 = valid8 || _valid4;
}
if(!valid8){
const err23 = {instancePath:instancePath+"/precoCanalDe",schemaPath:"#/properties/precoCanalDe/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate4.errors = vErrors;
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
if(data.precoCanalPor !== undefined){
let data7 = data.precoCanalPor;
const _errs39 = errors;
const _errs40 = errors;
let valid10 = false;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9999999.99 || isNaN(data7)){
const err24 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(Math.round(data7 * 100) / 100 !== data7){
const err26 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid5 = _errs41 === errors;
valid10 = valid10 || _valid5;
if(!valid10){
const _errs44 = errors;
if(data7 !== null){
const err28 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"#/properties/precoCanalPor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid5 = _errs44 === errors;
valid10 = valid10 || _valid5;
}
if(!valid10){
const err29 = {instancePath:instancePath+"/precoCanalPor",schemaPath:"#/properties/precoCanalPor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idSku !== undefined){
let data8 = data.idSku;
const _errs46 = errors;
const _errs47 = errors;
let valid12 = false;
const _errs48 = errors;
const _errs49 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/idSku",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(errors === _errs49){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/idSku",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data8 < -9007199254740991 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/idSku",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
var _valid6 = _errs48 === errors;
valid12 = valid12 || _valid6;
if(!valid12){
const _errs51 = errors;
if(data8 !== null){
const err33 = {instancePath:instancePath+"/idSku",schemaPath:"#/properties/idSku/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid6 = _errs51 === errors;
valid12 = valid12 || _valid6;
}
if(!valid12){
const err34 = {instancePath:instancePath+"/idSku",schemaPath:"#/properties/idSku/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estoqueProduto !== undefined){
let data9 = data.estoqueProduto;
const _errs53 = errors;
const _errs54 = errors;
let valid14 = false;
const _errs55 = errors;
const _errs56 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err35 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(errors === _errs56){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
const err36 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
if(data9 < -2147483648 || isNaN(data9)){
const err37 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
var _valid7 = _errs55 === errors;
valid14 = valid14 || _valid7;
if(!valid14){
const _errs58 = errors;
if(data9 !== null){
const err38 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"#/properties/estoqueProduto/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid7 = _errs58 === errors;
valid14 = valid14 || _valid7;
}
if(!valid14){
const err39 = {instancePath:instancePath+"/estoqueProduto",schemaPath:"#/properties/estoqueProduto/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
validate4.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.estoque !== undefined){
let data10 = data.estoque;
const _errs60 = errors;
const _errs61 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate4.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs61){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
validate4.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data10 < -2147483648 || isNaN(data10)){
validate4.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs60 === errors;
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
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate4.errors = vErrors;
return errors === 0;
}


function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Carrinho" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.valorNF === undefined) && (missing0 = "valorNF")) || ((data.totalPeso === undefined) && (missing0 = "totalPeso"))) || ((data.totalCubagem === undefined) && (missing0 = "totalCubagem"))) || ((data.altura === undefined) && (missing0 = "altura"))) || ((data.largura === undefined) && (missing0 = "largura"))) || ((data.profundidade === undefined) && (missing0 = "profundidade"))) || ((data.maiorPrazo === undefined) && (missing0 = "maiorPrazo"))) || ((data.produto === undefined) && (missing0 = "produto"))){
validate5.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate5.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate5.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data0 * 100) / 100 !== data0){
validate5.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/valorNF",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
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
validate5.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate5.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 1000) / 1000 !== data1){
validate5.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/totalPeso",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
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
validate5.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99999.9999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate5.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 10000) / 10000 !== data2){
validate5.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.0001}}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/totalCubagem",schemaPath:"Cubagem/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data3 = data.altura;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999999.999 || isNaN(data3)){
validate5.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate5.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data3 * 1000) / 1000 !== data3){
validate5.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data4 = data.largura;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999.999 || isNaN(data4)){
validate5.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate5.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data4 * 1000) / 1000 !== data4){
validate5.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data5 = data.profundidade;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999.999 || isNaN(data5)){
validate5.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate5.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data5 * 1000) / 1000 !== data5){
validate5.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.maiorPrazo !== undefined){
let data6 = data.maiorPrazo;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate5.errors = [{instancePath:instancePath+"/maiorPrazo",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate5.errors = [{instancePath:instancePath+"/maiorPrazo",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate5.errors = [{instancePath:instancePath+"/maiorPrazo",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.produto !== undefined){
let data7 = data.produto;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data7)){
var valid8 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs24 = errors;
if(!(validate4(data7[i0], {instancePath:instancePath+"/produto/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
var valid8 = _errs24 === errors;
if(!valid8){
break;
}
}
}
else {
validate5.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/type",keyword:"type",params:{type: "array"}}];
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
else {
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate5.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoEntrada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.cepDestino === undefined) && (missing0 = "cepDestino")) || ((data.canal === undefined) && (missing0 = "canal"))) || ((data.nomeLoja === undefined) && (missing0 = "nomeLoja"))) || ((data.carrinho === undefined) && (missing0 = "carrinho"))){
validate6.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.cepDestino !== undefined){
let data0 = data.cepDestino;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 8 && func0(data0) > 8){
validate6.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"#/properties/cepDestino/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/cepDestino",schemaPath:"#/properties/cepDestino/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canal !== undefined){
let data1 = data.canal;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
const err0 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
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
const err1 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate6.errors = vErrors;
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
if(data.nomeLoja !== undefined){
let data2 = data.nomeLoja;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(data2.length > 40 && func0(data2) > 40){
validate6.errors = [{instancePath:instancePath+"/nomeLoja",schemaPath:"#/properties/nomeLoja/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate6.errors = [{instancePath:instancePath+"/nomeLoja",schemaPath:"#/properties/nomeLoja/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.carrinho !== undefined){
const _errs11 = errors;
if(!(validate5(data.carrinho, {instancePath:instancePath+"/carrinho",parentData:data,parentDataProperty:"carrinho",rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
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
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}

const schema23 = {"type":"object","required":["possuiEstoque","freteCobrar","freteReal","prazoEntregaTotal","estoque","prazoEntrega","dadosFrete"],"properties":{"possuiEstoque":{"type":"integer","minimum":0,"maximum":1},"freteCobrar":{"$ref":"DinheiroNaoNegativo"},"freteReal":{"$ref":"DinheiroNaoNegativo"},"prazoEntregaTotal":{"$ref":"Inteiro"},"estoque":{"$ref":"Inteiro"},"prazoEntrega":{"$ref":"PrazoEntrega"},"dadosFrete":{"$ref":"DadosFrete"}},"$id":"OpcaoEntrega"};
const schema24 = {"type":"object","required":["prazoTransportadora","maiorPrazoCros","prazoAdicionalFilial","prazoAdicionalMetodo","prazoEntregaRegra","prazoEntregaPorRegra","prazoTotal"],"properties":{"prazoTransportadora":{"$ref":"Inteiro"},"maiorPrazoCros":{"$ref":"Inteiro"},"prazoAdicionalFilial":{"$ref":"Inteiro"},"prazoAdicionalMetodo":{"$ref":"Inteiro"},"prazoEntregaRegra":{"$ref":"Inteiro"},"prazoEntregaPorRegra":{"$ref":"Inteiro"},"prazoTotal":{"$ref":"Inteiro"}},"$id":"PrazoEntrega"};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrazoEntrega" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.prazoTransportadora === undefined) && (missing0 = "prazoTransportadora")) || ((data.maiorPrazoCros === undefined) && (missing0 = "maiorPrazoCros"))) || ((data.prazoAdicionalFilial === undefined) && (missing0 = "prazoAdicionalFilial"))) || ((data.prazoAdicionalMetodo === undefined) && (missing0 = "prazoAdicionalMetodo"))) || ((data.prazoEntregaRegra === undefined) && (missing0 = "prazoEntregaRegra"))) || ((data.prazoEntregaPorRegra === undefined) && (missing0 = "prazoEntregaPorRegra"))) || ((data.prazoTotal === undefined) && (missing0 = "prazoTotal"))){
validate7.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.prazoTransportadora !== undefined){
let data0 = data.prazoTransportadora;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate7.errors = [{instancePath:instancePath+"/prazoTransportadora",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate7.errors = [{instancePath:instancePath+"/prazoTransportadora",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate7.errors = [{instancePath:instancePath+"/prazoTransportadora",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
validate7.errors = [{instancePath:instancePath+"/maiorPrazoCros",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate7.errors = [{instancePath:instancePath+"/maiorPrazoCros",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate7.errors = [{instancePath:instancePath+"/maiorPrazoCros",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
validate7.errors = [{instancePath:instancePath+"/prazoAdicionalFilial",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate7.errors = [{instancePath:instancePath+"/prazoAdicionalFilial",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < -2147483648 || isNaN(data2)){
validate7.errors = [{instancePath:instancePath+"/prazoAdicionalFilial",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
validate7.errors = [{instancePath:instancePath+"/prazoAdicionalMetodo",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate7.errors = [{instancePath:instancePath+"/prazoAdicionalMetodo",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < -2147483648 || isNaN(data3)){
validate7.errors = [{instancePath:instancePath+"/prazoAdicionalMetodo",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
validate7.errors = [{instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate7.errors = [{instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < -2147483648 || isNaN(data4)){
validate7.errors = [{instancePath:instancePath+"/prazoEntregaRegra",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.prazoEntregaPorRegra !== undefined){
let data5 = data.prazoEntregaPorRegra;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate7.errors = [{instancePath:instancePath+"/prazoEntregaPorRegra",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate7.errors = [{instancePath:instancePath+"/prazoEntregaPorRegra",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < -2147483648 || isNaN(data5)){
validate7.errors = [{instancePath:instancePath+"/prazoEntregaPorRegra",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.prazoTotal !== undefined){
let data6 = data.prazoTotal;
const _errs19 = errors;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate7.errors = [{instancePath:instancePath+"/prazoTotal",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs20){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate7.errors = [{instancePath:instancePath+"/prazoTotal",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < -2147483648 || isNaN(data6)){
validate7.errors = [{instancePath:instancePath+"/prazoTotal",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
}
else {
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate7.errors = vErrors;
return errors === 0;
}

const schema25 = {"type":"object","required":["filial","filialERP","filialNome","filialCidade","filialUF","idMetodoEnvio","idTransportadora","transportadoraNome","metodoEnvioNome","ordenacao","perAdiDesconto","tabelas"],"properties":{"filial":{"$ref":"Identificador"},"filialERP":{"type":"string","maxLength":30},"filialNome":{"type":"string","maxLength":30},"filialCidade":{"type":"string","maxLength":45},"filialUF":{"type":"string","maxLength":2},"idMetodoEnvio":{"$ref":"Identificador"},"idTransportadora":{"$ref":"Identificador"},"transportadoraNome":{"type":"string","maxLength":40},"metodoEnvioNome":{"type":"string","maxLength":40},"ordenacao":{"type":"string","enum":["v","p"]},"perAdiDesconto":{"$ref":"Percentual"},"tabelas":{"$ref":"TabelasFrete"}},"$id":"DadosFrete"};
const schema26 = {"type":"number","minimum":-999999.999,"maximum":999999.999,"multipleOf":0.001,"$id":"Percentual"};
const schema27 = {"type":"object","required":["idTabela","generalidade","idListaRegras"],"properties":{"idTabela":{"$ref":"Identificador"},"generalidade":{"$ref":"Generalidade"},"idListaRegras":{"type":"array","items":{"$ref":"Identificador"}}},"$id":"TabelasFrete"};
const schema28 = {"type":"object","required":["idTDA","TDA","idTRT","TRT"],"properties":{"idTDA":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"TDA":{"$ref":"DinheiroNaoNegativo"},"idTRT":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"TRT":{"$ref":"DinheiroNaoNegativo"}},"$id":"Generalidade"};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Generalidade" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.idTDA === undefined) && (missing0 = "idTDA")) || ((data.TDA === undefined) && (missing0 = "TDA"))) || ((data.idTRT === undefined) && (missing0 = "idTRT"))) || ((data.TRT === undefined) && (missing0 = "TRT"))){
validate8.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idTDA !== undefined){
let data0 = data.idTDA;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/idTDA",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/idTDA",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/idTDA",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
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
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/idTDA",schemaPath:"#/properties/idTDA/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/idTDA",schemaPath:"#/properties/idTDA/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate8.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.TDA !== undefined){
let data1 = data.TDA;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999999.99 || isNaN(data1)){
validate8.errors = [{instancePath:instancePath+"/TDA",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate8.errors = [{instancePath:instancePath+"/TDA",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 100) / 100 !== data1){
validate8.errors = [{instancePath:instancePath+"/TDA",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/TDA",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTRT !== undefined){
let data2 = data.idTRT;
const _errs11 = errors;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/idTRT",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs14){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/idTRT",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/idTRT",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
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
var _valid1 = _errs13 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs16 = errors;
if(data2 !== null){
const err8 = {instancePath:instancePath+"/idTRT",schemaPath:"#/properties/idTRT/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs16 === errors;
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
validate8.errors = vErrors;
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
if(data.TRT !== undefined){
let data3 = data.TRT;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999999.99 || isNaN(data3)){
validate8.errors = [{instancePath:instancePath+"/TRT",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate8.errors = [{instancePath:instancePath+"/TRT",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data3 * 100) / 100 !== data3){
validate8.errors = [{instancePath:instancePath+"/TRT",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate8.errors = [{instancePath:instancePath+"/TRT",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
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
else {
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate8.errors = vErrors;
return errors === 0;
}


function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="TabelasFrete" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idTabela === undefined) && (missing0 = "idTabela")) || ((data.generalidade === undefined) && (missing0 = "generalidade"))) || ((data.idListaRegras === undefined) && (missing0 = "idListaRegras"))){
validate9.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idTabela !== undefined){
let data0 = data.idTabela;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate9.errors = [{instancePath:instancePath+"/idTabela",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate9.errors = [{instancePath:instancePath+"/idTabela",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate9.errors = [{instancePath:instancePath+"/idTabela",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.generalidade !== undefined){
const _errs4 = errors;
if(!(validate8(data.generalidade, {instancePath:instancePath+"/generalidade",parentData:data,parentDataProperty:"generalidade",rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idListaRegras !== undefined){
let data2 = data.idListaRegras;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate9.errors = [{instancePath:instancePath+"/idListaRegras/" + i0,schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate9.errors = [{instancePath:instancePath+"/idListaRegras/" + i0,schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate9.errors = [{instancePath:instancePath+"/idListaRegras/" + i0,schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate9.errors = [{instancePath:instancePath+"/idListaRegras",schemaPath:"#/properties/idListaRegras/type",keyword:"type",params:{type: "array"}}];
return false;
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
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate9.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosFrete" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.filial === undefined) && (missing0 = "filial")) || ((data.filialERP === undefined) && (missing0 = "filialERP"))) || ((data.filialNome === undefined) && (missing0 = "filialNome"))) || ((data.filialCidade === undefined) && (missing0 = "filialCidade"))) || ((data.filialUF === undefined) && (missing0 = "filialUF"))) || ((data.idMetodoEnvio === undefined) && (missing0 = "idMetodoEnvio"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.transportadoraNome === undefined) && (missing0 = "transportadoraNome"))) || ((data.metodoEnvioNome === undefined) && (missing0 = "metodoEnvioNome"))) || ((data.ordenacao === undefined) && (missing0 = "ordenacao"))) || ((data.perAdiDesconto === undefined) && (missing0 = "perAdiDesconto"))) || ((data.tabelas === undefined) && (missing0 = "tabelas"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.filial !== undefined){
let data0 = data.filial;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate10.errors = [{instancePath:instancePath+"/filial",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate10.errors = [{instancePath:instancePath+"/filial",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate10.errors = [{instancePath:instancePath+"/filial",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 30 && func0(data1) > 30){
validate10.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialNome !== undefined){
let data2 = data.filialNome;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 30 && func0(data2) > 30){
validate10.errors = [{instancePath:instancePath+"/filialNome",schemaPath:"#/properties/filialNome/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/filialNome",schemaPath:"#/properties/filialNome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialCidade !== undefined){
let data3 = data.filialCidade;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 45 && func0(data3) > 45){
validate10.errors = [{instancePath:instancePath+"/filialCidade",schemaPath:"#/properties/filialCidade/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/filialCidade",schemaPath:"#/properties/filialCidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialUF !== undefined){
let data4 = data.filialUF;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(data4.length > 2 && func0(data4) > 2){
validate10.errors = [{instancePath:instancePath+"/filialUF",schemaPath:"#/properties/filialUF/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/filialUF",schemaPath:"#/properties/filialUF/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodoEnvio !== undefined){
let data5 = data.idMetodoEnvio;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate10.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate10.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data5 < -9007199254740991 || isNaN(data5)){
validate10.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.idTransportadora !== undefined){
let data6 = data.idTransportadora;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate10.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate10.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data6 < -9007199254740991 || isNaN(data6)){
validate10.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.transportadoraNome !== undefined){
let data7 = data.transportadoraNome;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(data7.length > 40 && func0(data7) > 40){
validate10.errors = [{instancePath:instancePath+"/transportadoraNome",schemaPath:"#/properties/transportadoraNome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/transportadoraNome",schemaPath:"#/properties/transportadoraNome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metodoEnvioNome !== undefined){
let data8 = data.metodoEnvioNome;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(data8.length > 40 && func0(data8) > 40){
validate10.errors = [{instancePath:instancePath+"/metodoEnvioNome",schemaPath:"#/properties/metodoEnvioNome/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate10.errors = [{instancePath:instancePath+"/metodoEnvioNome",schemaPath:"#/properties/metodoEnvioNome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ordenacao !== undefined){
let data9 = data.ordenacao;
const _errs22 = errors;
if(typeof data9 !== "string"){
validate10.errors = [{instancePath:instancePath+"/ordenacao",schemaPath:"#/properties/ordenacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data9 === "v") || (data9 === "p"))){
validate10.errors = [{instancePath:instancePath+"/ordenacao",schemaPath:"#/properties/ordenacao/enum",keyword:"enum",params:{allowedValues: schema25.properties.ordenacao.enum}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.perAdiDesconto !== undefined){
let data10 = data.perAdiDesconto;
const _errs24 = errors;
const _errs25 = errors;
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 999999.999 || isNaN(data10)){
validate10.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data10 < -999999.999 || isNaN(data10)){
validate10.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999.999}}];
return false;
}
else {
if(Math.round(data10 * 1000) / 1000 !== data10){
validate10.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tabelas !== undefined){
const _errs27 = errors;
if(!(validate9(data.tabelas, {instancePath:instancePath+"/tabelas",parentData:data,parentDataProperty:"tabelas",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
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
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OpcaoEntrega" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.possuiEstoque === undefined) && (missing0 = "possuiEstoque")) || ((data.freteCobrar === undefined) && (missing0 = "freteCobrar"))) || ((data.freteReal === undefined) && (missing0 = "freteReal"))) || ((data.prazoEntregaTotal === undefined) && (missing0 = "prazoEntregaTotal"))) || ((data.estoque === undefined) && (missing0 = "estoque"))) || ((data.prazoEntrega === undefined) && (missing0 = "prazoEntrega"))) || ((data.dadosFrete === undefined) && (missing0 = "dadosFrete"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.possuiEstoque !== undefined){
let data0 = data.possuiEstoque;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate11.errors = [{instancePath:instancePath+"/possuiEstoque",schemaPath:"#/properties/possuiEstoque/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1 || isNaN(data0)){
validate11.errors = [{instancePath:instancePath+"/possuiEstoque",schemaPath:"#/properties/possuiEstoque/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate11.errors = [{instancePath:instancePath+"/possuiEstoque",schemaPath:"#/properties/possuiEstoque/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.freteCobrar !== undefined){
let data1 = data.freteCobrar;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999999.99 || isNaN(data1)){
validate11.errors = [{instancePath:instancePath+"/freteCobrar",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate11.errors = [{instancePath:instancePath+"/freteCobrar",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 100) / 100 !== data1){
validate11.errors = [{instancePath:instancePath+"/freteCobrar",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/freteCobrar",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteReal !== undefined){
let data2 = data.freteReal;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999.99 || isNaN(data2)){
validate11.errors = [{instancePath:instancePath+"/freteReal",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate11.errors = [{instancePath:instancePath+"/freteReal",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 100) / 100 !== data2){
validate11.errors = [{instancePath:instancePath+"/freteReal",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/freteReal",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntregaTotal !== undefined){
let data3 = data.prazoEntregaTotal;
const _errs9 = errors;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate11.errors = [{instancePath:instancePath+"/prazoEntregaTotal",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/prazoEntregaTotal",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < -2147483648 || isNaN(data3)){
validate11.errors = [{instancePath:instancePath+"/prazoEntregaTotal",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.estoque !== undefined){
let data4 = data.estoque;
const _errs12 = errors;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate11.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < -2147483648 || isNaN(data4)){
validate11.errors = [{instancePath:instancePath+"/estoque",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.prazoEntrega !== undefined){
const _errs15 = errors;
if(!(validate7(data.prazoEntrega, {instancePath:instancePath+"/prazoEntrega",parentData:data,parentDataProperty:"prazoEntrega",rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosFrete !== undefined){
const _errs16 = errors;
if(!(validate10(data.dadosFrete, {instancePath:instancePath+"/dadosFrete",parentData:data,parentDataProperty:"dadosFrete",rootData}))){
vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors);
errors = vErrors.length;
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
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Cotacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.retorno === undefined) && (missing0 = "retorno")) || ((data.dadosEntrada === undefined) && (missing0 = "dadosEntrada"))) || ((data.opcoesEntrega === undefined) && (missing0 = "opcoesEntrega"))){
validate2.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.retorno !== undefined){
const _errs1 = errors;
if(!(validate3(data.retorno, {instancePath:instancePath+"/retorno",parentData:data,parentDataProperty:"retorno",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosEntrada !== undefined){
const _errs2 = errors;
if(!(validate6(data.dadosEntrada, {instancePath:instancePath+"/dadosEntrada",parentData:data,parentDataProperty:"dadosEntrada",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opcoesEntrega !== undefined){
let data2 = data.opcoesEntrega;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate11(data2[i0], {instancePath:instancePath+"/opcoesEntrega/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/opcoesEntrega",schemaPath:"#/properties/opcoesEntrega/type",keyword:"type",params:{type: "array"}}];
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
}
else {
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}

const v2 = validate12;
const schema29 = {"type":"object","required":["mensagem"],"properties":{"mensagem":{"$ref":"Mensagem"}},"$id":"Erro"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Erro" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate12.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate12.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
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

const v3 = validate13;
const schema30 = {"type":"object","properties":{"x-request-id":{"type":"string"}},"required":[]};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["x-request-id"] !== undefined){
if(typeof data["x-request-id"] !== "string"){
validate13.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
return false;
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

const v4 = validate14;
const schema31 = {"type":"object","properties":{"www-authenticate":{"type":"string"},"x-request-id":{"type":"string"}},"required":["www-authenticate"]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["www-authenticate"] === undefined) && (missing0 = "www-authenticate")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["www-authenticate"] !== undefined){
const _errs1 = errors;
if(typeof data["www-authenticate"] !== "string"){
validate14.errors = [{instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"}}];
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
validate14.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
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
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

const v5 = validate15;
const schema32 = {"type":"object","properties":{"retry-after":{"$ref":"InteiroNaoNegativo"},"x-request-id":{"type":"string"}},"required":["retry-after"]};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data["retry-after"] === undefined) && (missing0 = "retry-after")){
validate15.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate15.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate15.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate15.errors = [{instancePath:instancePath+"/retry-after",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
validate15.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
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
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

const v6 = validate16;
const schema33 = {"type":"object","properties":{"idCotacao":{"type":"string","maxLength":25}},"required":["idCotacao"]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.idCotacao === undefined) && (missing0 = "idCotacao")){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idCotacao !== undefined){
let data0 = data.idCotacao;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 25 && func0(data0) > 25){
validate16.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/maxLength",keyword:"maxLength",params:{limit: 25}}];
return false;
}
}
else {
validate16.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/type",keyword:"type",params:{type: "string"}}];
return false;
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

const v7 = validate17;
const schema34 = {"type":"object","properties":{"limite":{"$ref":"LimiteTolerante?request"}},"required":[],"nullIsAbsent":["limite"]};
const schema35 = {"type":"integer","minimum":1,"maximum":9007199254740991,"$id":"LimiteTolerante?request"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["limite"] === null){
delete data["limite"];
}
if(data.limite !== undefined){
let data0 = data.limite;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate17.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < 1 || isNaN(data0)){
validate17.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
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

const v8 = validate18;
const schema36 = {"type":"array","items":{"$ref":"CotacaoDaFila"}};
const schema37 = {"type":"object","required":["retorno","dadosEntrada","opcoesEntrega"],"properties":{"retorno":{"$ref":"CotacaoRetornoDaFila"},"dadosEntrada":{"$ref":"CotacaoEntrada"},"opcoesEntrega":{"type":"array","items":{"$ref":"OpcaoEntrega"}}},"$id":"CotacaoDaFila"};
const schema38 = {"type":"object","required":["idCotacao","mensagem","dataCotacao"],"properties":{"idCotacao":{"type":"string","maxLength":11},"mensagem":{"$ref":"Mensagem"},"dataCotacao":{"$ref":"DataHoraOffset"}},"$id":"CotacaoRetornoDaFila"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoRetornoDaFila" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idCotacao === undefined) && (missing0 = "idCotacao")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.dataCotacao === undefined) && (missing0 = "dataCotacao"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idCotacao !== undefined){
let data0 = data.idCotacao;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 11 && func0(data0) > 11){
validate19.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate19.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataCotacao !== undefined){
let data2 = data.dataCotacao;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats0(data2))){
validate19.errors = [{instancePath:instancePath+"/dataCotacao",schemaPath:"DataHoraOffset/format",keyword:"format",params:{format: "date-time"}}];
return false;
}
}
else {
validate19.errors = [{instancePath:instancePath+"/dataCotacao",schemaPath:"DataHoraOffset/type",keyword:"type",params:{type: "string"}}];
return false;
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


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="CotacaoDaFila" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.retorno === undefined) && (missing0 = "retorno")) || ((data.dadosEntrada === undefined) && (missing0 = "dadosEntrada"))) || ((data.opcoesEntrega === undefined) && (missing0 = "opcoesEntrega"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.retorno !== undefined){
const _errs1 = errors;
if(!(validate19(data.retorno, {instancePath:instancePath+"/retorno",parentData:data,parentDataProperty:"retorno",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosEntrada !== undefined){
const _errs2 = errors;
if(!(validate6(data.dadosEntrada, {instancePath:instancePath+"/dadosEntrada",parentData:data,parentDataProperty:"dadosEntrada",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.opcoesEntrega !== undefined){
let data2 = data.opcoesEntrega;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate11(data2[i0], {instancePath:instancePath+"/opcoesEntrega/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/opcoesEntrega",schemaPath:"#/properties/opcoesEntrega/type",keyword:"type",params:{type: "array"}}];
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
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}


function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate20(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

const v9 = validate21;
const schema39 = {"type":"object","oneOf":[{"$ref":"PedidoNovoEnvio?request"},{"$ref":"PedidoNovoReversa?request"}],"discriminator":{"propertyName":"tipoPedido","index":{"envio":0,"reversa":1}},"$id":"PedidoNovo?request"};
const schema40 = {"type":"object","required":["tipoPedido","numeroPedido","valorFretePedido","enderecoEntrega","envio"],"properties":{"tipoPedido":{"type":"string","enum":["envio"]},"numeroPedido":{"type":"string","minLength":1,"maxLength":100},"pedidoAuxiliar":{"type":"string","maxLength":100},"plataforma":{"type":"string","maxLength":255},"canal":{"type":"string","maxLength":255},"intermediadorVenda":{"type":"string","maxLength":255},"idCotacao":{"type":"string","maxLength":25},"valorFretePedido":{"$ref":"DinheiroMilesimos?request"},"controleEtiqueta":{"type":"string","enum":["","app","servico"]},"enderecoEntrega":{"$ref":"EnderecoEntregaNovo?request"},"envio":{"type":"array","items":{"$ref":"EnvioNovo?request"},"minItems":1,"maxItems":100},"dadosAdicionais":{"type":"array","items":{"$ref":"DadoAdicional?request"}},"numeroPedidoEnvioPai":{"type":"string","maxLength":100},"dadosReversa":{}},"nullIsAbsent":["pedidoAuxiliar","plataforma","canal","intermediadorVenda","idCotacao","controleEtiqueta","dadosAdicionais","numeroPedidoEnvioPai"],"$id":"PedidoNovoEnvio?request"};
const schema41 = {"type":"number","minimum":0,"maximum":999999.999,"nearMultipleOf":0.001,"$id":"DinheiroMilesimos?request"};
const schema42 = {"type":"object","required":["nome","email","cpfCnpj","cep","uf","cidade","endereco","numero","bairro","referencia","telefones"],"properties":{"nome":{"type":"string","maxLength":60},"email":{"type":"string","maxLength":255},"cpfCnpj":{"type":"string","maxLength":14},"cep":{"type":"string","maxLength":8},"uf":{"type":"string","maxLength":2},"cidade":{"type":"string","maxLength":50},"endereco":{"type":"string","maxLength":50},"numero":{"type":"string","maxLength":6},"bairro":{"type":"string","maxLength":50},"referencia":{"type":"string","maxLength":50},"telefones":{"type":"array","items":{"type":"string","maxLength":11}}},"$id":"EnderecoEntregaNovo?request"};
const schema43 = {"type":"object","required":["chave","valor"],"properties":{"chave":{"type":"string","maxLength":100},"valor":{"type":"string","maxLength":100}},"$id":"DadoAdicional?request"};
const schema44 = {"type":"object","required":["quantidade","quantidadeVolumes","prazoDeEntrega","produtos","notaFiscal"],"properties":{"nome":{"type":"string","maxLength":100},"peso":{"$ref":"Peso?request"},"altura":{"$ref":"Medida?request"},"largura":{"$ref":"Medida?request"},"profundidade":{"$ref":"Medida?request"},"quantidade":{"$ref":"Quantidade?request"},"quantidadeVolumes":{"$ref":"Quantidade?request"},"codigoRastreio":{"type":"string","maxLength":20},"plp":{"$ref":"IdentificadorNaoNegativo?request"},"urlRastreioExterno":{"type":"string"},"mapaDeCarga":{"type":"string","maxLength":255},"prazoDeEntrega":{"$ref":"DataPedido?request"},"nomeTransportadora":{"type":"string","maxLength":100},"nomeMetodoEnvio":{"type":"string","maxLength":100},"deParaMkt":{"type":"string","maxLength":2},"produtos":{"type":"array","items":{"$ref":"ProdutoNovo?request"},"minItems":1,"maxItems":500},"notaFiscal":{"$ref":"NotaFiscalNova?request"},"dadosAdicionaisEnvio":{"type":"array","items":{"$ref":"DadoAdicional?request"}}},"nullIsAbsent":["nome","peso","altura","largura","profundidade","codigoRastreio","plp","urlRastreioExterno","mapaDeCarga","nomeTransportadora","nomeMetodoEnvio","deParaMkt","dadosAdicionaisEnvio"],"$id":"EnvioNovo?request"};
const schema45 = {"type":"integer","minimum":0,"maximum":9007199254740991,"$id":"IdentificadorNaoNegativo?request"};
const schema46 = {"type":"string","format":"data-pedido","$id":"DataPedido?request"};
const formats1 = formats["data-pedido"];
const schema47 = {"type":"object","required":["sku","peso","altura","largura","profundidade","preco","quantidade","quantidadeVolumes"],"properties":{"sku":{"type":"string","minLength":1,"maxLength":50},"titulo":{"type":"string","maxLength":255},"categoria":{"type":"string","maxLength":200},"peso":{"$ref":"Peso?request"},"altura":{"$ref":"Medida?request"},"largura":{"$ref":"Medida?request"},"profundidade":{"$ref":"Medida?request"},"preco":{"$ref":"DinheiroNaoNegativo?request"},"quantidade":{"$ref":"Quantidade?request"},"quantidadeVolumes":{"$ref":"Quantidade?request"}},"nullIsAbsent":["titulo","categoria"],"$id":"ProdutoNovo?request"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutoNovo?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.sku === undefined) && (missing0 = "sku")) || ((data.peso === undefined) && (missing0 = "peso"))) || ((data.altura === undefined) && (missing0 = "altura"))) || ((data.largura === undefined) && (missing0 = "largura"))) || ((data.profundidade === undefined) && (missing0 = "profundidade"))) || ((data.preco === undefined) && (missing0 = "preco"))) || ((data.quantidade === undefined) && (missing0 = "quantidade"))) || ((data.quantidadeVolumes === undefined) && (missing0 = "quantidadeVolumes"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["titulo"] === null){
delete data["titulo"];
}
if(data["categoria"] === null){
delete data["categoria"];
}
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 50 && func0(data0) > 50){
validate22.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data0) < 1){
validate22.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titulo !== undefined){
let data1 = data.titulo;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate22.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categoria !== undefined){
let data2 = data.categoria;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 200 && func0(data2) > 200){
validate22.errors = [{instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/maxLength",keyword:"maxLength",params:{limit: 200}}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso !== undefined){
let data3 = data.peso;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
const near0 = Math.round(data3 * 1000) / 1000;
if(Math.abs(near0 - data3) > 0.000001){
validate22.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data3){
data3 = near0 + 0;
if(data !== undefined){
data["peso"] = data3;
}
}
if(data3 > 999999.999 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate22.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data4 = data.altura;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
const near1 = Math.round(data4 * 1000) / 1000;
if(Math.abs(near1 - data4) > 0.000001){
validate22.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near1 !== data4){
data4 = near1 + 0;
if(data !== undefined){
data["altura"] = data4;
}
}
if(data4 > 999999.999 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate22.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data5 = data.largura;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
const near2 = Math.round(data5 * 1000) / 1000;
if(Math.abs(near2 - data5) > 0.000001){
validate22.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near2 !== data5){
data5 = near2 + 0;
if(data !== undefined){
data["largura"] = data5;
}
}
if(data5 > 999999.999 || isNaN(data5)){
validate22.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate22.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data6 = data.profundidade;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
const near3 = Math.round(data6 * 1000) / 1000;
if(Math.abs(near3 - data6) > 0.000001){
validate22.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near3 !== data6){
data6 = near3 + 0;
if(data !== undefined){
data["profundidade"] = data6;
}
}
if(data6 > 999999.999 || isNaN(data6)){
validate22.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate22.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preco !== undefined){
let data7 = data.preco;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
const near4 = Math.round(data7 * 100) / 100;
if(Math.abs(near4 - data7) > 0.000001){
validate22.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near4 !== data7){
data7 = near4 + 0;
if(data !== undefined){
data["preco"] = data7;
}
}
if(data7 > 9999999.99 || isNaN(data7)){
validate22.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate22.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidade !== undefined){
let data8 = data.quantidade;
const _errs22 = errors;
const _errs23 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate22.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs23){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
validate22.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate22.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidadeVolumes !== undefined){
let data9 = data.quantidadeVolumes;
const _errs25 = errors;
const _errs26 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate22.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Quantidade?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
validate22.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Quantidade?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate22.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Quantidade?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
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

const schema48 = {"type":"object","required":["filialERP","chave","data","valorTotal","valorTotalProdutos"],"properties":{"filialERP":{"type":"string","minLength":1,"maxLength":30},"pedidoERP":{"type":"string","maxLength":30},"chave":{"$ref":"ChaveNF?request"},"data":{"$ref":"DataPedido?request"},"valorTotal":{"$ref":"DinheiroNaoNegativo?request"},"valorTotalProdutos":{"$ref":"DinheiroNaoNegativo?request"}},"nullIsAbsent":["pedidoERP"],"$id":"NotaFiscalNova?request"};
const schema49 = {"type":"string","maxLength":44,"$id":"ChaveNF?request"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NotaFiscalNova?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.filialERP === undefined) && (missing0 = "filialERP")) || ((data.chave === undefined) && (missing0 = "chave"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.valorTotal === undefined) && (missing0 = "valorTotal"))) || ((data.valorTotalProdutos === undefined) && (missing0 = "valorTotalProdutos"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["pedidoERP"] === null){
delete data["pedidoERP"];
}
if(data.filialERP !== undefined){
let data0 = data.filialERP;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 30 && func0(data0) > 30){
validate23.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data0) < 1){
validate23.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedidoERP !== undefined){
let data1 = data.pedidoERP;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 30 && func0(data1) > 30){
validate23.errors = [{instancePath:instancePath+"/pedidoERP",schemaPath:"#/properties/pedidoERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/pedidoERP",schemaPath:"#/properties/pedidoERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chave !== undefined){
let data2 = data.chave;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 44 && func0(data2) > 44){
validate23.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChaveNF?request/maxLength",keyword:"maxLength",params:{limit: 44}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChaveNF?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data3 === "string"){
if(!(formats1(data3))){
validate23.errors = [{instancePath:instancePath+"/data",schemaPath:"DataPedido?request/format",keyword:"format",params:{format: "data-pedido"}}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/data",schemaPath:"DataPedido?request/type",keyword:"type",params:{type: "string"}}];
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
if(data.valorTotal !== undefined){
let data4 = data.valorTotal;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
const near0 = Math.round(data4 * 100) / 100;
if(Math.abs(near0 - data4) > 0.000001){
validate23.errors = [{instancePath:instancePath+"/valorTotal",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data4){
data4 = near0 + 0;
if(data !== undefined){
data["valorTotal"] = data4;
}
}
if(data4 > 9999999.99 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/valorTotal",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate23.errors = [{instancePath:instancePath+"/valorTotal",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/valorTotal",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTotalProdutos !== undefined){
let data5 = data.valorTotalProdutos;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
const near1 = Math.round(data5 * 100) / 100;
if(Math.abs(near1 - data5) > 0.000001){
validate23.errors = [{instancePath:instancePath+"/valorTotalProdutos",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near1 !== data5){
data5 = near1 + 0;
if(data !== undefined){
data["valorTotalProdutos"] = data5;
}
}
if(data5 > 9999999.99 || isNaN(data5)){
validate23.errors = [{instancePath:instancePath+"/valorTotalProdutos",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate23.errors = [{instancePath:instancePath+"/valorTotalProdutos",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/valorTotalProdutos",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
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
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EnvioNovo?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.quantidade === undefined) && (missing0 = "quantidade")) || ((data.quantidadeVolumes === undefined) && (missing0 = "quantidadeVolumes"))) || ((data.prazoDeEntrega === undefined) && (missing0 = "prazoDeEntrega"))) || ((data.produtos === undefined) && (missing0 = "produtos"))) || ((data.notaFiscal === undefined) && (missing0 = "notaFiscal"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["nome"] === null){
delete data["nome"];
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
if(data["codigoRastreio"] === null){
delete data["codigoRastreio"];
}
if(data["plp"] === null){
delete data["plp"];
}
if(data["urlRastreioExterno"] === null){
delete data["urlRastreioExterno"];
}
if(data["mapaDeCarga"] === null){
delete data["mapaDeCarga"];
}
if(data["nomeTransportadora"] === null){
delete data["nomeTransportadora"];
}
if(data["nomeMetodoEnvio"] === null){
delete data["nomeMetodoEnvio"];
}
if(data["deParaMkt"] === null){
delete data["deParaMkt"];
}
if(data["dadosAdicionaisEnvio"] === null){
delete data["dadosAdicionaisEnvio"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate24.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso !== undefined){
let data1 = data.peso;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
const near0 = Math.round(data1 * 1000) / 1000;
if(Math.abs(near0 - data1) > 0.000001){
validate24.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data1){
data1 = near0 + 0;
if(data !== undefined){
data["peso"] = data1;
}
}
if(data1 > 999999.999 || isNaN(data1)){
validate24.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate24.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data2 = data.altura;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
const near1 = Math.round(data2 * 1000) / 1000;
if(Math.abs(near1 - data2) > 0.000001){
validate24.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near1 !== data2){
data2 = near1 + 0;
if(data !== undefined){
data["altura"] = data2;
}
}
if(data2 > 999999.999 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate24.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data3 = data.largura;
const _errs9 = errors;
const _errs10 = errors;
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
const near2 = Math.round(data3 * 1000) / 1000;
if(Math.abs(near2 - data3) > 0.000001){
validate24.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near2 !== data3){
data3 = near2 + 0;
if(data !== undefined){
data["largura"] = data3;
}
}
if(data3 > 999999.999 || isNaN(data3)){
validate24.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate24.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data4 = data.profundidade;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
const near3 = Math.round(data4 * 1000) / 1000;
if(Math.abs(near3 - data4) > 0.000001){
validate24.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near3 !== data4){
data4 = near3 + 0;
if(data !== undefined){
data["profundidade"] = data4;
}
}
if(data4 > 999999.999 || isNaN(data4)){
validate24.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate24.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidade !== undefined){
let data5 = data.quantidade;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate24.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate24.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate24.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidadeVolumes !== undefined){
let data6 = data.quantidadeVolumes;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate24.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Quantidade?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Quantidade?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < 1 || isNaN(data6)){
validate24.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Quantidade?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.codigoRastreio !== undefined){
let data7 = data.codigoRastreio;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(data7.length > 20 && func0(data7) > 20){
validate24.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plp !== undefined){
let data8 = data.plp;
const _errs23 = errors;
const _errs24 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate24.errors = [{instancePath:instancePath+"/plp",schemaPath:"IdentificadorNaoNegativo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs24){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate24.errors = [{instancePath:instancePath+"/plp",schemaPath:"IdentificadorNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate24.errors = [{instancePath:instancePath+"/plp",schemaPath:"IdentificadorNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlRastreioExterno !== undefined){
const _errs26 = errors;
if(typeof data.urlRastreioExterno !== "string"){
validate24.errors = [{instancePath:instancePath+"/urlRastreioExterno",schemaPath:"#/properties/urlRastreioExterno/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapaDeCarga !== undefined){
let data10 = data.mapaDeCarga;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data10 === "string"){
if(data10.length > 255 && func0(data10) > 255){
validate24.errors = [{instancePath:instancePath+"/mapaDeCarga",schemaPath:"#/properties/mapaDeCarga/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/mapaDeCarga",schemaPath:"#/properties/mapaDeCarga/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoDeEntrega !== undefined){
let data11 = data.prazoDeEntrega;
const _errs30 = errors;
const _errs31 = errors;
if(errors === _errs31){
if(errors === _errs31){
if(typeof data11 === "string"){
if(!(formats1(data11))){
validate24.errors = [{instancePath:instancePath+"/prazoDeEntrega",schemaPath:"DataPedido?request/format",keyword:"format",params:{format: "data-pedido"}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/prazoDeEntrega",schemaPath:"DataPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeTransportadora !== undefined){
let data12 = data.nomeTransportadora;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data12 === "string"){
if(data12.length > 100 && func0(data12) > 100){
validate24.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeMetodoEnvio !== undefined){
let data13 = data.nomeMetodoEnvio;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data13 === "string"){
if(data13.length > 100 && func0(data13) > 100){
validate24.errors = [{instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deParaMkt !== undefined){
let data14 = data.deParaMkt;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data14 === "string"){
if(data14.length > 2 && func0(data14) > 2){
validate24.errors = [{instancePath:instancePath+"/deParaMkt",schemaPath:"#/properties/deParaMkt/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/deParaMkt",schemaPath:"#/properties/deParaMkt/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.produtos !== undefined){
let data15 = data.produtos;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data15)){
if(data15.length > 500){
validate24.errors = [{instancePath:instancePath+"/produtos",schemaPath:"#/properties/produtos/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
if(data15.length < 1){
validate24.errors = [{instancePath:instancePath+"/produtos",schemaPath:"#/properties/produtos/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid9 = true;
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
const _errs41 = errors;
if(!(validate22(data15[i0], {instancePath:instancePath+"/produtos/" + i0,parentData:data15,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid9 = _errs41 === errors;
if(!valid9){
break;
}
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/produtos",schemaPath:"#/properties/produtos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notaFiscal !== undefined){
const _errs42 = errors;
if(!(validate23(data.notaFiscal, {instancePath:instancePath+"/notaFiscal",parentData:data,parentDataProperty:"notaFiscal",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosAdicionaisEnvio !== undefined){
let data18 = data.dadosAdicionaisEnvio;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data18)){
var valid10 = true;
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
const _errs45 = errors;
const _errs46 = errors;
if(errors === _errs46){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing1;
if(((data19.chave === undefined) && (missing1 = "chave")) || ((data19.valor === undefined) && (missing1 = "valor"))){
validate24.errors = [{instancePath:instancePath+"/dadosAdicionaisEnvio/" + i1,schemaPath:"DadoAdicional?request/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data19.chave !== undefined){
let data20 = data19.chave;
const _errs48 = errors;
if(errors === _errs48){
if(typeof data20 === "string"){
if(data20.length > 100 && func0(data20) > 100){
validate24.errors = [{instancePath:instancePath+"/dadosAdicionaisEnvio/" + i1+"/chave",schemaPath:"DadoAdicional?request/properties/chave/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/dadosAdicionaisEnvio/" + i1+"/chave",schemaPath:"DadoAdicional?request/properties/chave/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid12 = _errs48 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data19.valor !== undefined){
let data21 = data19.valor;
const _errs50 = errors;
if(errors === _errs50){
if(typeof data21 === "string"){
if(data21.length > 100 && func0(data21) > 100){
validate24.errors = [{instancePath:instancePath+"/dadosAdicionaisEnvio/" + i1+"/valor",schemaPath:"DadoAdicional?request/properties/valor/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate24.errors = [{instancePath:instancePath+"/dadosAdicionaisEnvio/" + i1+"/valor",schemaPath:"DadoAdicional?request/properties/valor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid12 = _errs50 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/dadosAdicionaisEnvio/" + i1,schemaPath:"DadoAdicional?request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid10 = _errs45 === errors;
if(!valid10){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/dadosAdicionaisEnvio",schemaPath:"#/properties/dadosAdicionaisEnvio/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs43 === errors;
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
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PedidoNovoEnvio?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.tipoPedido === undefined) && (missing0 = "tipoPedido")) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.valorFretePedido === undefined) && (missing0 = "valorFretePedido"))) || ((data.enderecoEntrega === undefined) && (missing0 = "enderecoEntrega"))) || ((data.envio === undefined) && (missing0 = "envio"))){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["pedidoAuxiliar"] === null){
delete data["pedidoAuxiliar"];
}
if(data["plataforma"] === null){
delete data["plataforma"];
}
if(data["canal"] === null){
delete data["canal"];
}
if(data["intermediadorVenda"] === null){
delete data["intermediadorVenda"];
}
if(data["idCotacao"] === null){
delete data["idCotacao"];
}
if(data["controleEtiqueta"] === null){
delete data["controleEtiqueta"];
}
if(data["dadosAdicionais"] === null){
delete data["dadosAdicionais"];
}
if(data["numeroPedidoEnvioPai"] === null){
delete data["numeroPedidoEnvioPai"];
}
if(data.tipoPedido !== undefined){
let data0 = data.tipoPedido;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate25.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"#/properties/tipoPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "envio")){
validate25.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"#/properties/tipoPedido/enum",keyword:"enum",params:{allowedValues: schema40.properties.tipoPedido.enum}}];
return false;
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
validate25.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data1) < 1){
validate25.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedidoAuxiliar !== undefined){
let data2 = data.pedidoAuxiliar;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
validate25.errors = [{instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plataforma !== undefined){
let data3 = data.plataforma;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 255 && func0(data3) > 255){
validate25.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canal !== undefined){
let data4 = data.canal;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 255 && func0(data4) > 255){
validate25.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intermediadorVenda !== undefined){
let data5 = data.intermediadorVenda;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 255 && func0(data5) > 255){
validate25.errors = [{instancePath:instancePath+"/intermediadorVenda",schemaPath:"#/properties/intermediadorVenda/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/intermediadorVenda",schemaPath:"#/properties/intermediadorVenda/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idCotacao !== undefined){
let data6 = data.idCotacao;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 25 && func0(data6) > 25){
validate25.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/maxLength",keyword:"maxLength",params:{limit: 25}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorFretePedido !== undefined){
let data7 = data.valorFretePedido;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
const near0 = Math.round(data7 * 1000) / 1000;
if(Math.abs(near0 - data7) > 0.000001){
validate25.errors = [{instancePath:instancePath+"/valorFretePedido",schemaPath:"DinheiroMilesimos?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data7){
data7 = near0 + 0;
if(data !== undefined){
data["valorFretePedido"] = data7;
}
}
if(data7 > 999999.999 || isNaN(data7)){
validate25.errors = [{instancePath:instancePath+"/valorFretePedido",schemaPath:"DinheiroMilesimos?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate25.errors = [{instancePath:instancePath+"/valorFretePedido",schemaPath:"DinheiroMilesimos?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/valorFretePedido",schemaPath:"DinheiroMilesimos?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.controleEtiqueta !== undefined){
let data8 = data.controleEtiqueta;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate25.errors = [{instancePath:instancePath+"/controleEtiqueta",schemaPath:"#/properties/controleEtiqueta/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "") || (data8 === "app")) || (data8 === "servico"))){
validate25.errors = [{instancePath:instancePath+"/controleEtiqueta",schemaPath:"#/properties/controleEtiqueta/enum",keyword:"enum",params:{allowedValues: schema40.properties.controleEtiqueta.enum}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enderecoEntrega !== undefined){
let data9 = data.enderecoEntrega;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((((((((((data9.nome === undefined) && (missing1 = "nome")) || ((data9.email === undefined) && (missing1 = "email"))) || ((data9.cpfCnpj === undefined) && (missing1 = "cpfCnpj"))) || ((data9.cep === undefined) && (missing1 = "cep"))) || ((data9.uf === undefined) && (missing1 = "uf"))) || ((data9.cidade === undefined) && (missing1 = "cidade"))) || ((data9.endereco === undefined) && (missing1 = "endereco"))) || ((data9.numero === undefined) && (missing1 = "numero"))) || ((data9.bairro === undefined) && (missing1 = "bairro"))) || ((data9.referencia === undefined) && (missing1 = "referencia"))) || ((data9.telefones === undefined) && (missing1 = "telefones"))){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega",schemaPath:"EnderecoEntregaNovo?request/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data9.nome !== undefined){
let data10 = data9.nome;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(data10.length > 60 && func0(data10) > 60){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/nome",schemaPath:"EnderecoEntregaNovo?request/properties/nome/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/nome",schemaPath:"EnderecoEntregaNovo?request/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.email !== undefined){
let data11 = data9.email;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data11 === "string"){
if(data11.length > 255 && func0(data11) > 255){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/email",schemaPath:"EnderecoEntregaNovo?request/properties/email/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/email",schemaPath:"EnderecoEntregaNovo?request/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.cpfCnpj !== undefined){
let data12 = data9.cpfCnpj;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(data12.length > 14 && func0(data12) > 14){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/cpfCnpj",schemaPath:"EnderecoEntregaNovo?request/properties/cpfCnpj/maxLength",keyword:"maxLength",params:{limit: 14}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/cpfCnpj",schemaPath:"EnderecoEntregaNovo?request/properties/cpfCnpj/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.cep !== undefined){
let data13 = data9.cep;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(data13.length > 8 && func0(data13) > 8){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/cep",schemaPath:"EnderecoEntregaNovo?request/properties/cep/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/cep",schemaPath:"EnderecoEntregaNovo?request/properties/cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.uf !== undefined){
let data14 = data9.uf;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data14 === "string"){
if(data14.length > 2 && func0(data14) > 2){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/uf",schemaPath:"EnderecoEntregaNovo?request/properties/uf/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/uf",schemaPath:"EnderecoEntregaNovo?request/properties/uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.cidade !== undefined){
let data15 = data9.cidade;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data15 === "string"){
if(data15.length > 50 && func0(data15) > 50){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/cidade",schemaPath:"EnderecoEntregaNovo?request/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/cidade",schemaPath:"EnderecoEntregaNovo?request/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.endereco !== undefined){
let data16 = data9.endereco;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data16 === "string"){
if(data16.length > 50 && func0(data16) > 50){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/endereco",schemaPath:"EnderecoEntregaNovo?request/properties/endereco/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/endereco",schemaPath:"EnderecoEntregaNovo?request/properties/endereco/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.numero !== undefined){
let data17 = data9.numero;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data17 === "string"){
if(data17.length > 6 && func0(data17) > 6){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/numero",schemaPath:"EnderecoEntregaNovo?request/properties/numero/maxLength",keyword:"maxLength",params:{limit: 6}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/numero",schemaPath:"EnderecoEntregaNovo?request/properties/numero/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.bairro !== undefined){
let data18 = data9.bairro;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data18 === "string"){
if(data18.length > 50 && func0(data18) > 50){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/bairro",schemaPath:"EnderecoEntregaNovo?request/properties/bairro/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/bairro",schemaPath:"EnderecoEntregaNovo?request/properties/bairro/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.referencia !== undefined){
let data19 = data9.referencia;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data19 === "string"){
if(data19.length > 50 && func0(data19) > 50){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/referencia",schemaPath:"EnderecoEntregaNovo?request/properties/referencia/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/referencia",schemaPath:"EnderecoEntregaNovo?request/properties/referencia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs41 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.telefones !== undefined){
let data20 = data9.telefones;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data20)){
var valid4 = true;
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length > 11 && func0(data21) > 11){
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/telefones/" + i0,schemaPath:"EnderecoEntregaNovo?request/properties/telefones/items/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/telefones/" + i0,schemaPath:"EnderecoEntregaNovo?request/properties/telefones/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs45 === errors;
if(!valid4){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega/telefones",schemaPath:"EnderecoEntregaNovo?request/properties/telefones/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs43 === errors;
}
else {
var valid3 = true;
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
validate25.errors = [{instancePath:instancePath+"/enderecoEntrega",schemaPath:"EnderecoEntregaNovo?request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.envio !== undefined){
let data22 = data.envio;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data22)){
if(data22.length > 100){
validate25.errors = [{instancePath:instancePath+"/envio",schemaPath:"#/properties/envio/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data22.length < 1){
validate25.errors = [{instancePath:instancePath+"/envio",schemaPath:"#/properties/envio/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
const _errs49 = errors;
if(!(validate24(data22[i1], {instancePath:instancePath+"/envio/" + i1,parentData:data22,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid5 = _errs49 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/envio",schemaPath:"#/properties/envio/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosAdicionais !== undefined){
let data24 = data.dadosAdicionais;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data24)){
var valid6 = true;
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if(((data25.chave === undefined) && (missing2 = "chave")) || ((data25.valor === undefined) && (missing2 = "valor"))){
validate25.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2,schemaPath:"DadoAdicional?request/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data25.chave !== undefined){
let data26 = data25.chave;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data26 === "string"){
if(data26.length > 100 && func0(data26) > 100){
validate25.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2+"/chave",schemaPath:"DadoAdicional?request/properties/chave/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2+"/chave",schemaPath:"DadoAdicional?request/properties/chave/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs55 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data25.valor !== undefined){
let data27 = data25.valor;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data27 === "string"){
if(data27.length > 100 && func0(data27) > 100){
validate25.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2+"/valor",schemaPath:"DadoAdicional?request/properties/valor/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2+"/valor",schemaPath:"DadoAdicional?request/properties/valor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs57 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2,schemaPath:"DadoAdicional?request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs52 === errors;
if(!valid6){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/dadosAdicionais",schemaPath:"#/properties/dadosAdicionais/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedidoEnvioPai !== undefined){
let data28 = data.numeroPedidoEnvioPai;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data28 === "string"){
if(data28.length > 100 && func0(data28) > 100){
validate25.errors = [{instancePath:instancePath+"/numeroPedidoEnvioPai",schemaPath:"#/properties/numeroPedidoEnvioPai/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/numeroPedidoEnvioPai",schemaPath:"#/properties/numeroPedidoEnvioPai/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

const schema50 = {"type":"object","required":["tipoPedido","numeroPedido","valorFretePedido","enderecoEntrega","envio","numeroPedidoEnvioPai","dadosReversa"],"properties":{"tipoPedido":{"type":"string","enum":["reversa"]},"numeroPedido":{"type":"string","minLength":1,"maxLength":100},"pedidoAuxiliar":{"type":"string","maxLength":100},"plataforma":{"type":"string","maxLength":255},"canal":{"type":"string","maxLength":255},"intermediadorVenda":{"type":"string","maxLength":255},"idCotacao":{"type":"string","maxLength":25},"valorFretePedido":{"$ref":"DinheiroMilesimos?request"},"controleEtiqueta":{"type":"string","enum":["","app","servico"]},"enderecoEntrega":{"$ref":"EnderecoEntregaNovo?request"},"envio":{"type":"array","items":{"$ref":"EnvioNovo?request"},"minItems":1,"maxItems":100},"dadosAdicionais":{"type":"array","items":{"$ref":"DadoAdicional?request"}},"numeroPedidoEnvioPai":{"type":"string","minLength":1,"maxLength":100},"dadosReversa":{"$ref":"DadosReversa?request"}},"nullIsAbsent":["pedidoAuxiliar","plataforma","canal","intermediadorVenda","idCotacao","controleEtiqueta","dadosAdicionais"],"$id":"PedidoNovoReversa?request"};
const schema51 = {"type":"object","required":["solicitanteReversa","motivoReversa","tipoReversa","resolucaoReversa","pagadorFreteReversa","remetente"],"properties":{"solicitanteReversa":{"type":"string","maxLength":50},"motivoReversa":{"type":"string","maxLength":50},"tipoReversa":{"type":"string","maxLength":50,"pattern":"^(Ponto|Postagem|Coleta)","patternText":"deve começar com Ponto, Postagem ou Coleta, como Coleta domiciliar"},"resolucaoReversa":{"type":"string","maxLength":50},"pagadorFreteReversa":{"type":"string","maxLength":50},"remetente":{"$ref":"Remetente?request"},"valorAcordado":{"$ref":"DinheiroNaoNegativo?request"},"observacoesReversa":{"type":"string","maxLength":500},"prazoColeta":{"type":"integer","minimum":1,"maximum":1000}},"nullIsAbsent":["valorAcordado","observacoesReversa","prazoColeta"],"$id":"DadosReversa?request"};
const pattern1 = new RegExp("^(Ponto|Postagem|Coleta)", "u");
const schema52 = {"type":"object","required":["nome","cpfCnpj","email","cep","uf","cidade","endereco","numero","bairro","telefones"],"properties":{"nome":{"type":"string","maxLength":60},"cpfCnpj":{"type":"string","pattern":"^(\\d{11}|\\d{14})$","patternText":"deve ter exatamente 11 ou 14 dígitos"},"email":{"type":"string","maxLength":255},"cep":{"type":"string","pattern":"^\\d{7,8}$","patternText":"deve ter de 7 a 8 dígitos, e só dígitos"},"uf":{"type":"string","maxLength":2},"cidade":{"type":"string","maxLength":50},"endereco":{"type":"string","maxLength":50},"numero":{"type":"string","maxLength":6},"bairro":{"type":"string","maxLength":50},"referencia":{"type":"string","maxLength":30},"telefones":{"type":"array","items":{"$ref":"TelefoneRemetente?request"},"minItems":1}},"nullIsAbsent":["referencia"],"$id":"Remetente?request"};
const schema53 = {"type":"string","pattern":"^\\d{10,11}$","patternText":"deve ter de 10 a 11 dígitos, e só dígitos","$id":"TelefoneRemetente?request"};
const pattern2 = new RegExp("^(\\d{11}|\\d{14})$", "u");
const pattern3 = new RegExp("^\\d{7,8}$", "u");
const pattern4 = new RegExp("^\\d{10,11}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Remetente?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.nome === undefined) && (missing0 = "nome")) || ((data.cpfCnpj === undefined) && (missing0 = "cpfCnpj"))) || ((data.email === undefined) && (missing0 = "email"))) || ((data.cep === undefined) && (missing0 = "cep"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.endereco === undefined) && (missing0 = "endereco"))) || ((data.numero === undefined) && (missing0 = "numero"))) || ((data.bairro === undefined) && (missing0 = "bairro"))) || ((data.telefones === undefined) && (missing0 = "telefones"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["referencia"] === null){
delete data["referencia"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 60 && func0(data0) > 60){
validate26.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpfCnpj !== undefined){
let data1 = data.cpfCnpj;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate26.errors = [{instancePath:instancePath+"/cpfCnpj",schemaPath:"#/properties/cpfCnpj/pattern",keyword:"pattern",params:{pattern: "^(\\d{11}|\\d{14})$", text: "deve ter exatamente 11 ou 14 dígitos"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/cpfCnpj",schemaPath:"#/properties/cpfCnpj/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data2 = data.email;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 255 && func0(data2) > 255){
validate26.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data3 = data.cep;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern3.test(data3)){
validate26.errors = [{instancePath:instancePath+"/cep",schemaPath:"#/properties/cep/pattern",keyword:"pattern",params:{pattern: "^\\d{7,8}$", text: "deve ter de 7 a 8 dígitos, e só dígitos"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/cep",schemaPath:"#/properties/cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data4 = data.uf;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 2 && func0(data4) > 2){
validate26.errors = [{instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data5 = data.cidade;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 50 && func0(data5) > 50){
validate26.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endereco !== undefined){
let data6 = data.endereco;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 50 && func0(data6) > 50){
validate26.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero !== undefined){
let data7 = data.numero;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length > 6 && func0(data7) > 6){
validate26.errors = [{instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/maxLength",keyword:"maxLength",params:{limit: 6}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bairro !== undefined){
let data8 = data.bairro;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(data8.length > 50 && func0(data8) > 50){
validate26.errors = [{instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referencia !== undefined){
let data9 = data.referencia;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length > 30 && func0(data9) > 30){
validate26.errors = [{instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.telefones !== undefined){
let data10 = data.telefones;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
if(data10.length < 1){
validate26.errors = [{instancePath:instancePath+"/telefones",schemaPath:"#/properties/telefones/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid1 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(typeof data11 === "string"){
if(!pattern4.test(data11)){
validate26.errors = [{instancePath:instancePath+"/telefones/" + i0,schemaPath:"TelefoneRemetente?request/pattern",keyword:"pattern",params:{pattern: "^\\d{10,11}$", text: "deve ter de 10 a 11 dígitos, e só dígitos"}}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/telefones/" + i0,schemaPath:"TelefoneRemetente?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid1 = _errs23 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/telefones",schemaPath:"#/properties/telefones/type",keyword:"type",params:{type: "array"}}];
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


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosReversa?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.solicitanteReversa === undefined) && (missing0 = "solicitanteReversa")) || ((data.motivoReversa === undefined) && (missing0 = "motivoReversa"))) || ((data.tipoReversa === undefined) && (missing0 = "tipoReversa"))) || ((data.resolucaoReversa === undefined) && (missing0 = "resolucaoReversa"))) || ((data.pagadorFreteReversa === undefined) && (missing0 = "pagadorFreteReversa"))) || ((data.remetente === undefined) && (missing0 = "remetente"))){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["valorAcordado"] === null){
delete data["valorAcordado"];
}
if(data["observacoesReversa"] === null){
delete data["observacoesReversa"];
}
if(data["prazoColeta"] === null){
delete data["prazoColeta"];
}
if(data.solicitanteReversa !== undefined){
let data0 = data.solicitanteReversa;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 50 && func0(data0) > 50){
validate27.errors = [{instancePath:instancePath+"/solicitanteReversa",schemaPath:"#/properties/solicitanteReversa/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/solicitanteReversa",schemaPath:"#/properties/solicitanteReversa/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.motivoReversa !== undefined){
let data1 = data.motivoReversa;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 50 && func0(data1) > 50){
validate27.errors = [{instancePath:instancePath+"/motivoReversa",schemaPath:"#/properties/motivoReversa/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/motivoReversa",schemaPath:"#/properties/motivoReversa/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoReversa !== undefined){
let data2 = data.tipoReversa;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 50 && func0(data2) > 50){
validate27.errors = [{instancePath:instancePath+"/tipoReversa",schemaPath:"#/properties/tipoReversa/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(!pattern1.test(data2)){
validate27.errors = [{instancePath:instancePath+"/tipoReversa",schemaPath:"#/properties/tipoReversa/pattern",keyword:"pattern",params:{pattern: "^(Ponto|Postagem|Coleta)", text: "deve começar com Ponto, Postagem ou Coleta, como Coleta domiciliar"}}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/tipoReversa",schemaPath:"#/properties/tipoReversa/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resolucaoReversa !== undefined){
let data3 = data.resolucaoReversa;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 50 && func0(data3) > 50){
validate27.errors = [{instancePath:instancePath+"/resolucaoReversa",schemaPath:"#/properties/resolucaoReversa/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/resolucaoReversa",schemaPath:"#/properties/resolucaoReversa/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagadorFreteReversa !== undefined){
let data4 = data.pagadorFreteReversa;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 50 && func0(data4) > 50){
validate27.errors = [{instancePath:instancePath+"/pagadorFreteReversa",schemaPath:"#/properties/pagadorFreteReversa/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/pagadorFreteReversa",schemaPath:"#/properties/pagadorFreteReversa/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.remetente !== undefined){
const _errs11 = errors;
if(!(validate26(data.remetente, {instancePath:instancePath+"/remetente",parentData:data,parentDataProperty:"remetente",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorAcordado !== undefined){
let data6 = data.valorAcordado;
const _errs12 = errors;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
const near0 = Math.round(data6 * 100) / 100;
if(Math.abs(near0 - data6) > 0.000001){
validate27.errors = [{instancePath:instancePath+"/valorAcordado",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data6){
data6 = near0 + 0;
if(data !== undefined){
data["valorAcordado"] = data6;
}
}
if(data6 > 9999999.99 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/valorAcordado",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate27.errors = [{instancePath:instancePath+"/valorAcordado",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/valorAcordado",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observacoesReversa !== undefined){
let data7 = data.observacoesReversa;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length > 500 && func0(data7) > 500){
validate27.errors = [{instancePath:instancePath+"/observacoesReversa",schemaPath:"#/properties/observacoesReversa/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
}
else {
validate27.errors = [{instancePath:instancePath+"/observacoesReversa",schemaPath:"#/properties/observacoesReversa/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoColeta !== undefined){
let data8 = data.prazoColeta;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate27.errors = [{instancePath:instancePath+"/prazoColeta",schemaPath:"#/properties/prazoColeta/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000 || isNaN(data8)){
validate27.errors = [{instancePath:instancePath+"/prazoColeta",schemaPath:"#/properties/prazoColeta/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000}}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate27.errors = [{instancePath:instancePath+"/prazoColeta",schemaPath:"#/properties/prazoColeta/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PedidoNovoReversa?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.tipoPedido === undefined) && (missing0 = "tipoPedido")) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.valorFretePedido === undefined) && (missing0 = "valorFretePedido"))) || ((data.enderecoEntrega === undefined) && (missing0 = "enderecoEntrega"))) || ((data.envio === undefined) && (missing0 = "envio"))) || ((data.numeroPedidoEnvioPai === undefined) && (missing0 = "numeroPedidoEnvioPai"))) || ((data.dadosReversa === undefined) && (missing0 = "dadosReversa"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["pedidoAuxiliar"] === null){
delete data["pedidoAuxiliar"];
}
if(data["plataforma"] === null){
delete data["plataforma"];
}
if(data["canal"] === null){
delete data["canal"];
}
if(data["intermediadorVenda"] === null){
delete data["intermediadorVenda"];
}
if(data["idCotacao"] === null){
delete data["idCotacao"];
}
if(data["controleEtiqueta"] === null){
delete data["controleEtiqueta"];
}
if(data["dadosAdicionais"] === null){
delete data["dadosAdicionais"];
}
if(data.tipoPedido !== undefined){
let data0 = data.tipoPedido;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate28.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"#/properties/tipoPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data0 === "reversa")){
validate28.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"#/properties/tipoPedido/enum",keyword:"enum",params:{allowedValues: schema50.properties.tipoPedido.enum}}];
return false;
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
validate28.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data1) < 1){
validate28.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedidoAuxiliar !== undefined){
let data2 = data.pedidoAuxiliar;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
validate28.errors = [{instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plataforma !== undefined){
let data3 = data.plataforma;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 255 && func0(data3) > 255){
validate28.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.canal !== undefined){
let data4 = data.canal;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 255 && func0(data4) > 255){
validate28.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intermediadorVenda !== undefined){
let data5 = data.intermediadorVenda;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 255 && func0(data5) > 255){
validate28.errors = [{instancePath:instancePath+"/intermediadorVenda",schemaPath:"#/properties/intermediadorVenda/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/intermediadorVenda",schemaPath:"#/properties/intermediadorVenda/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idCotacao !== undefined){
let data6 = data.idCotacao;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 25 && func0(data6) > 25){
validate28.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/maxLength",keyword:"maxLength",params:{limit: 25}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorFretePedido !== undefined){
let data7 = data.valorFretePedido;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data7 == "number") && (isFinite(data7))){
const near0 = Math.round(data7 * 1000) / 1000;
if(Math.abs(near0 - data7) > 0.000001){
validate28.errors = [{instancePath:instancePath+"/valorFretePedido",schemaPath:"DinheiroMilesimos?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data7){
data7 = near0 + 0;
if(data !== undefined){
data["valorFretePedido"] = data7;
}
}
if(data7 > 999999.999 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/valorFretePedido",schemaPath:"DinheiroMilesimos?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate28.errors = [{instancePath:instancePath+"/valorFretePedido",schemaPath:"DinheiroMilesimos?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/valorFretePedido",schemaPath:"DinheiroMilesimos?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.controleEtiqueta !== undefined){
let data8 = data.controleEtiqueta;
const _errs18 = errors;
if(typeof data8 !== "string"){
validate28.errors = [{instancePath:instancePath+"/controleEtiqueta",schemaPath:"#/properties/controleEtiqueta/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "") || (data8 === "app")) || (data8 === "servico"))){
validate28.errors = [{instancePath:instancePath+"/controleEtiqueta",schemaPath:"#/properties/controleEtiqueta/enum",keyword:"enum",params:{allowedValues: schema50.properties.controleEtiqueta.enum}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enderecoEntrega !== undefined){
let data9 = data.enderecoEntrega;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((((((((((((data9.nome === undefined) && (missing1 = "nome")) || ((data9.email === undefined) && (missing1 = "email"))) || ((data9.cpfCnpj === undefined) && (missing1 = "cpfCnpj"))) || ((data9.cep === undefined) && (missing1 = "cep"))) || ((data9.uf === undefined) && (missing1 = "uf"))) || ((data9.cidade === undefined) && (missing1 = "cidade"))) || ((data9.endereco === undefined) && (missing1 = "endereco"))) || ((data9.numero === undefined) && (missing1 = "numero"))) || ((data9.bairro === undefined) && (missing1 = "bairro"))) || ((data9.referencia === undefined) && (missing1 = "referencia"))) || ((data9.telefones === undefined) && (missing1 = "telefones"))){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega",schemaPath:"EnderecoEntregaNovo?request/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data9.nome !== undefined){
let data10 = data9.nome;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(data10.length > 60 && func0(data10) > 60){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/nome",schemaPath:"EnderecoEntregaNovo?request/properties/nome/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/nome",schemaPath:"EnderecoEntregaNovo?request/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.email !== undefined){
let data11 = data9.email;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data11 === "string"){
if(data11.length > 255 && func0(data11) > 255){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/email",schemaPath:"EnderecoEntregaNovo?request/properties/email/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/email",schemaPath:"EnderecoEntregaNovo?request/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.cpfCnpj !== undefined){
let data12 = data9.cpfCnpj;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data12 === "string"){
if(data12.length > 14 && func0(data12) > 14){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/cpfCnpj",schemaPath:"EnderecoEntregaNovo?request/properties/cpfCnpj/maxLength",keyword:"maxLength",params:{limit: 14}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/cpfCnpj",schemaPath:"EnderecoEntregaNovo?request/properties/cpfCnpj/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.cep !== undefined){
let data13 = data9.cep;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data13 === "string"){
if(data13.length > 8 && func0(data13) > 8){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/cep",schemaPath:"EnderecoEntregaNovo?request/properties/cep/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/cep",schemaPath:"EnderecoEntregaNovo?request/properties/cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.uf !== undefined){
let data14 = data9.uf;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data14 === "string"){
if(data14.length > 2 && func0(data14) > 2){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/uf",schemaPath:"EnderecoEntregaNovo?request/properties/uf/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/uf",schemaPath:"EnderecoEntregaNovo?request/properties/uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs31 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.cidade !== undefined){
let data15 = data9.cidade;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data15 === "string"){
if(data15.length > 50 && func0(data15) > 50){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/cidade",schemaPath:"EnderecoEntregaNovo?request/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/cidade",schemaPath:"EnderecoEntregaNovo?request/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs33 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.endereco !== undefined){
let data16 = data9.endereco;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data16 === "string"){
if(data16.length > 50 && func0(data16) > 50){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/endereco",schemaPath:"EnderecoEntregaNovo?request/properties/endereco/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/endereco",schemaPath:"EnderecoEntregaNovo?request/properties/endereco/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs35 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.numero !== undefined){
let data17 = data9.numero;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data17 === "string"){
if(data17.length > 6 && func0(data17) > 6){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/numero",schemaPath:"EnderecoEntregaNovo?request/properties/numero/maxLength",keyword:"maxLength",params:{limit: 6}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/numero",schemaPath:"EnderecoEntregaNovo?request/properties/numero/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs37 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.bairro !== undefined){
let data18 = data9.bairro;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data18 === "string"){
if(data18.length > 50 && func0(data18) > 50){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/bairro",schemaPath:"EnderecoEntregaNovo?request/properties/bairro/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/bairro",schemaPath:"EnderecoEntregaNovo?request/properties/bairro/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs39 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.referencia !== undefined){
let data19 = data9.referencia;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data19 === "string"){
if(data19.length > 50 && func0(data19) > 50){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/referencia",schemaPath:"EnderecoEntregaNovo?request/properties/referencia/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/referencia",schemaPath:"EnderecoEntregaNovo?request/properties/referencia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid3 = _errs41 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data9.telefones !== undefined){
let data20 = data9.telefones;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data20)){
var valid4 = true;
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
const _errs45 = errors;
if(errors === _errs45){
if(typeof data21 === "string"){
if(data21.length > 11 && func0(data21) > 11){
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/telefones/" + i0,schemaPath:"EnderecoEntregaNovo?request/properties/telefones/items/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/telefones/" + i0,schemaPath:"EnderecoEntregaNovo?request/properties/telefones/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs45 === errors;
if(!valid4){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega/telefones",schemaPath:"EnderecoEntregaNovo?request/properties/telefones/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid3 = _errs43 === errors;
}
else {
var valid3 = true;
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
validate28.errors = [{instancePath:instancePath+"/enderecoEntrega",schemaPath:"EnderecoEntregaNovo?request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.envio !== undefined){
let data22 = data.envio;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data22)){
if(data22.length > 100){
validate28.errors = [{instancePath:instancePath+"/envio",schemaPath:"#/properties/envio/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
if(data22.length < 1){
validate28.errors = [{instancePath:instancePath+"/envio",schemaPath:"#/properties/envio/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid5 = true;
const len1 = data22.length;
for(let i1=0; i1<len1; i1++){
const _errs49 = errors;
if(!(validate24(data22[i1], {instancePath:instancePath+"/envio/" + i1,parentData:data22,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid5 = _errs49 === errors;
if(!valid5){
break;
}
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/envio",schemaPath:"#/properties/envio/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosAdicionais !== undefined){
let data24 = data.dadosAdicionais;
const _errs50 = errors;
if(errors === _errs50){
if(Array.isArray(data24)){
var valid6 = true;
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing2;
if(((data25.chave === undefined) && (missing2 = "chave")) || ((data25.valor === undefined) && (missing2 = "valor"))){
validate28.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2,schemaPath:"DadoAdicional?request/required",keyword:"required",params:{missingProperty: missing2}}];
return false;
}
else {
if(data25.chave !== undefined){
let data26 = data25.chave;
const _errs55 = errors;
if(errors === _errs55){
if(typeof data26 === "string"){
if(data26.length > 100 && func0(data26) > 100){
validate28.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2+"/chave",schemaPath:"DadoAdicional?request/properties/chave/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2+"/chave",schemaPath:"DadoAdicional?request/properties/chave/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs55 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data25.valor !== undefined){
let data27 = data25.valor;
const _errs57 = errors;
if(errors === _errs57){
if(typeof data27 === "string"){
if(data27.length > 100 && func0(data27) > 100){
validate28.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2+"/valor",schemaPath:"DadoAdicional?request/properties/valor/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate28.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2+"/valor",schemaPath:"DadoAdicional?request/properties/valor/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid8 = _errs57 === errors;
}
else {
var valid8 = true;
}
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/dadosAdicionais/" + i2,schemaPath:"DadoAdicional?request/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid6 = _errs52 === errors;
if(!valid6){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/dadosAdicionais",schemaPath:"#/properties/dadosAdicionais/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedidoEnvioPai !== undefined){
let data28 = data.numeroPedidoEnvioPai;
const _errs59 = errors;
if(errors === _errs59){
if(typeof data28 === "string"){
if(data28.length > 100 && func0(data28) > 100){
validate28.errors = [{instancePath:instancePath+"/numeroPedidoEnvioPai",schemaPath:"#/properties/numeroPedidoEnvioPai/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
else {
if(func0(data28) < 1){
validate28.errors = [{instancePath:instancePath+"/numeroPedidoEnvioPai",schemaPath:"#/properties/numeroPedidoEnvioPai/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/numeroPedidoEnvioPai",schemaPath:"#/properties/numeroPedidoEnvioPai/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosReversa !== undefined){
const _errs61 = errors;
if(!(validate27(data.dadosReversa, {instancePath:instancePath+"/dadosReversa",parentData:data,parentDataProperty:"dadosReversa",rootData}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
var valid0 = _errs61 === errors;
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
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PedidoNovo?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.tipoPedido;
if(typeof tag0 == "string"){
if(tag0 === "envio"){
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
}
else if(tag0 === "reversa"){
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "tipoPedido", tagValue: tag0}}];
return false;
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "tipoPedido", tagValue: tag0}}];
return false;
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

const v10 = validate29;
const schema54 = {"type":"object","required":["mensagem","chavePedido","numeroPedido"],"properties":{"mensagem":{"$ref":"Mensagem"},"chavePedido":{"type":"string","maxLength":40},"numeroPedido":{"type":"string","maxLength":100}},"$id":"PedidoCriado"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PedidoCriado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.chavePedido === undefined) && (missing0 = "chavePedido"))) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate29.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chavePedido !== undefined){
let data1 = data.chavePedido;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
validate29.errors = [{instancePath:instancePath+"/chavePedido",schemaPath:"#/properties/chavePedido/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/chavePedido",schemaPath:"#/properties/chavePedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedido !== undefined){
let data2 = data.numeroPedido;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
validate29.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const v11 = validate30;
const schema55 = {"type":"object","properties":{"filtro":{"$ref":"FiltroPedido?request"},"valor":{"type":"string"}},"required":["filtro","valor"]};
const schema56 = {"type":"string","enum":["pedido","notafiscal","chavenf","documento","cotacaoid"],"$id":"FiltroPedido?request"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.filtro === undefined) && (missing0 = "filtro")) || ((data.valor === undefined) && (missing0 = "valor"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.filtro !== undefined){
let data0 = data.filtro;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate30.errors = [{instancePath:instancePath+"/filtro",schemaPath:"FiltroPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data0 === "pedido") || (data0 === "notafiscal")) || (data0 === "chavenf")) || (data0 === "documento")) || (data0 === "cotacaoid"))){
validate30.errors = [{instancePath:instancePath+"/filtro",schemaPath:"FiltroPedido?request/enum",keyword:"enum",params:{allowedValues: schema56.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valor !== undefined){
const _errs4 = errors;
if(typeof data.valor !== "string"){
validate30.errors = [{instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/type",keyword:"type",params:{type: "string"}}];
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
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const v12 = validate31;
const schema57 = {"anyOf":[{"$ref":"PedidoAlteracao?request"},{"type":"object","additionalProperties":{}}],"$id":"PedidoAlteracaoEnviada?request"};
const schema58 = {"type":"object","properties":{"pedidoAuxiliar":{"type":"string","maxLength":100},"envio":{"type":"array","items":{"$ref":"EnvioAlteracao?request"},"maxItems":100}},"nullIsAbsent":["pedidoAuxiliar","envio"],"$id":"PedidoAlteracao?request"};
const schema59 = {"type":"object","properties":{"peso":{"$ref":"Peso?request"},"altura":{"$ref":"Medida?request"},"largura":{"$ref":"Medida?request"},"profundidade":{"$ref":"Medida?request"},"quantidade":{"$ref":"Quantidade?request"},"quantidadeVolumes":{"$ref":"Quantidade?request"},"codigoRastreio":{"type":"string","maxLength":20},"plp":{"$ref":"IdentificadorOuTexto?request"},"urlRastreioExterno":{"type":"string"},"linkComprovanteEntrega":{"type":"string"},"mapaDeCarga":{"type":"string","maxLength":255},"prazoDeEntrega":{"$ref":"DataPedido?request"},"prazoEntregaPedido":{"$ref":"DataPedido?request"},"nomeTransportadora":{"type":"string","maxLength":100},"nomeMetodoEnvio":{"type":"string","maxLength":100},"idMetodo":{"$ref":"Identificador?request"},"notaFiscal":{"$ref":"NotaFiscalAlteracao?request"}},"nullIsAbsent":["peso","altura","largura","profundidade","quantidade","quantidadeVolumes","codigoRastreio","plp","urlRastreioExterno","linkComprovanteEntrega","mapaDeCarga","prazoDeEntrega","prazoEntregaPedido","nomeTransportadora","nomeMetodoEnvio","idMetodo","notaFiscal"],"$id":"EnvioAlteracao?request"};
const schema60 = {"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991,"$id":"Identificador?request"};
const schema61 = {"anyOf":[{"$ref":"IdentificadorNaoNegativo?request"},{"$ref":"TextoNumerico?request"}],"$id":"IdentificadorOuTexto?request"};
const schema62 = {"type":"string","pattern":"^\\d{1,16}$","patternText":"deve ter de 1 a 16 dígitos, e só dígitos","$id":"TextoNumerico?request"};
const pattern5 = new RegExp("^\\d{1,16}$", "u");

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="IdentificadorOuTexto?request" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
const err0 = {instancePath,schemaPath:"IdentificadorNaoNegativo?request/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs2){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
const err1 = {instancePath,schemaPath:"IdentificadorNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data < 0 || isNaN(data)){
const err2 = {instancePath,schemaPath:"IdentificadorNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data === "string"){
if(!pattern5.test(data)){
const err3 = {instancePath,schemaPath:"TextoNumerico?request/pattern",keyword:"pattern",params:{pattern: "^\\d{1,16}$", text: "deve ter de 1 a 16 dígitos, e só dígitos"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"TextoNumerico?request/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate32.errors = vErrors;
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
validate32.errors = vErrors;
return errors === 0;
}

const schema63 = {"type":"object","properties":{"filialERP":{"type":"string","minLength":1,"maxLength":30},"pedidoERP":{"type":"string","maxLength":30},"chave":{"$ref":"ChaveNF?request"},"data":{"$ref":"DataPedido?request"},"valorTotal":{"$ref":"DinheiroNaoNegativo?request"},"valorTotalProdutos":{"$ref":"DinheiroNaoNegativo?request"}},"nullIsAbsent":["filialERP","pedidoERP","chave","data","valorTotal","valorTotalProdutos"],"$id":"NotaFiscalAlteracao?request"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NotaFiscalAlteracao?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["filialERP"] === null){
delete data["filialERP"];
}
if(data["pedidoERP"] === null){
delete data["pedidoERP"];
}
if(data["chave"] === null){
delete data["chave"];
}
if(data["data"] === null){
delete data["data"];
}
if(data["valorTotal"] === null){
delete data["valorTotal"];
}
if(data["valorTotalProdutos"] === null){
delete data["valorTotalProdutos"];
}
if(data.filialERP !== undefined){
let data0 = data.filialERP;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 30 && func0(data0) > 30){
validate33.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data0) < 1){
validate33.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedidoERP !== undefined){
let data1 = data.pedidoERP;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 30 && func0(data1) > 30){
validate33.errors = [{instancePath:instancePath+"/pedidoERP",schemaPath:"#/properties/pedidoERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/pedidoERP",schemaPath:"#/properties/pedidoERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chave !== undefined){
let data2 = data.chave;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 44 && func0(data2) > 44){
validate33.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChaveNF?request/maxLength",keyword:"maxLength",params:{limit: 44}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChaveNF?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data3 = data.data;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(errors === _errs9){
if(typeof data3 === "string"){
if(!(formats1(data3))){
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"DataPedido?request/format",keyword:"format",params:{format: "data-pedido"}}];
return false;
}
}
else {
validate33.errors = [{instancePath:instancePath+"/data",schemaPath:"DataPedido?request/type",keyword:"type",params:{type: "string"}}];
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
if(data.valorTotal !== undefined){
let data4 = data.valorTotal;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
const near0 = Math.round(data4 * 100) / 100;
if(Math.abs(near0 - data4) > 0.000001){
validate33.errors = [{instancePath:instancePath+"/valorTotal",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data4){
data4 = near0 + 0;
if(data !== undefined){
data["valorTotal"] = data4;
}
}
if(data4 > 9999999.99 || isNaN(data4)){
validate33.errors = [{instancePath:instancePath+"/valorTotal",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate33.errors = [{instancePath:instancePath+"/valorTotal",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/valorTotal",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTotalProdutos !== undefined){
let data5 = data.valorTotalProdutos;
const _errs14 = errors;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
const near1 = Math.round(data5 * 100) / 100;
if(Math.abs(near1 - data5) > 0.000001){
validate33.errors = [{instancePath:instancePath+"/valorTotalProdutos",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near1 !== data5){
data5 = near1 + 0;
if(data !== undefined){
data["valorTotalProdutos"] = data5;
}
}
if(data5 > 9999999.99 || isNaN(data5)){
validate33.errors = [{instancePath:instancePath+"/valorTotalProdutos",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate33.errors = [{instancePath:instancePath+"/valorTotalProdutos",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/valorTotalProdutos",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
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
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EnvioAlteracao?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
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
if(data["quantidade"] === null){
delete data["quantidade"];
}
if(data["quantidadeVolumes"] === null){
delete data["quantidadeVolumes"];
}
if(data["codigoRastreio"] === null){
delete data["codigoRastreio"];
}
if(data["plp"] === null){
delete data["plp"];
}
if(data["urlRastreioExterno"] === null){
delete data["urlRastreioExterno"];
}
if(data["linkComprovanteEntrega"] === null){
delete data["linkComprovanteEntrega"];
}
if(data["mapaDeCarga"] === null){
delete data["mapaDeCarga"];
}
if(data["prazoDeEntrega"] === null){
delete data["prazoDeEntrega"];
}
if(data["prazoEntregaPedido"] === null){
delete data["prazoEntregaPedido"];
}
if(data["nomeTransportadora"] === null){
delete data["nomeTransportadora"];
}
if(data["nomeMetodoEnvio"] === null){
delete data["nomeMetodoEnvio"];
}
if(data["idMetodo"] === null){
delete data["idMetodo"];
}
if(data["notaFiscal"] === null){
delete data["notaFiscal"];
}
if(data.peso !== undefined){
let data0 = data.peso;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
const near0 = Math.round(data0 * 1000) / 1000;
if(Math.abs(near0 - data0) > 0.000001){
validate34.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data0){
data0 = near0 + 0;
if(data !== undefined){
data["peso"] = data0;
}
}
if(data0 > 999999.999 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate34.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data1 = data.altura;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
const near1 = Math.round(data1 * 1000) / 1000;
if(Math.abs(near1 - data1) > 0.000001){
validate34.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near1 !== data1){
data1 = near1 + 0;
if(data !== undefined){
data["altura"] = data1;
}
}
if(data1 > 999999.999 || isNaN(data1)){
validate34.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate34.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data2 = data.largura;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
const near2 = Math.round(data2 * 1000) / 1000;
if(Math.abs(near2 - data2) > 0.000001){
validate34.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near2 !== data2){
data2 = near2 + 0;
if(data !== undefined){
data["largura"] = data2;
}
}
if(data2 > 999999.999 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate34.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data3 = data.profundidade;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
const near3 = Math.round(data3 * 1000) / 1000;
if(Math.abs(near3 - data3) > 0.000001){
validate34.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near3 !== data3){
data3 = near3 + 0;
if(data !== undefined){
data["profundidade"] = data3;
}
}
if(data3 > 999999.999 || isNaN(data3)){
validate34.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate34.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidade !== undefined){
let data4 = data.quantidade;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate34.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate34.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate34.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Quantidade?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.quantidadeVolumes !== undefined){
let data5 = data.quantidadeVolumes;
const _errs16 = errors;
const _errs17 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate34.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Quantidade?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs17){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2147483647 || isNaN(data5)){
validate34.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Quantidade?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate34.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Quantidade?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.codigoRastreio !== undefined){
let data6 = data.codigoRastreio;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 20 && func0(data6) > 20){
validate34.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/maxLength",keyword:"maxLength",params:{limit: 20}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plp !== undefined){
const _errs21 = errors;
if(!(validate32(data.plp, {instancePath:instancePath+"/plp",parentData:data,parentDataProperty:"plp",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlRastreioExterno !== undefined){
const _errs22 = errors;
if(typeof data.urlRastreioExterno !== "string"){
validate34.errors = [{instancePath:instancePath+"/urlRastreioExterno",schemaPath:"#/properties/urlRastreioExterno/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.linkComprovanteEntrega !== undefined){
const _errs24 = errors;
if(typeof data.linkComprovanteEntrega !== "string"){
validate34.errors = [{instancePath:instancePath+"/linkComprovanteEntrega",schemaPath:"#/properties/linkComprovanteEntrega/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapaDeCarga !== undefined){
let data10 = data.mapaDeCarga;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data10 === "string"){
if(data10.length > 255 && func0(data10) > 255){
validate34.errors = [{instancePath:instancePath+"/mapaDeCarga",schemaPath:"#/properties/mapaDeCarga/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/mapaDeCarga",schemaPath:"#/properties/mapaDeCarga/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoDeEntrega !== undefined){
let data11 = data.prazoDeEntrega;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if(errors === _errs29){
if(typeof data11 === "string"){
if(!(formats1(data11))){
validate34.errors = [{instancePath:instancePath+"/prazoDeEntrega",schemaPath:"DataPedido?request/format",keyword:"format",params:{format: "data-pedido"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/prazoDeEntrega",schemaPath:"DataPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntregaPedido !== undefined){
let data12 = data.prazoEntregaPedido;
const _errs31 = errors;
const _errs32 = errors;
if(errors === _errs32){
if(errors === _errs32){
if(typeof data12 === "string"){
if(!(formats1(data12))){
validate34.errors = [{instancePath:instancePath+"/prazoEntregaPedido",schemaPath:"DataPedido?request/format",keyword:"format",params:{format: "data-pedido"}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/prazoEntregaPedido",schemaPath:"DataPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeTransportadora !== undefined){
let data13 = data.nomeTransportadora;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data13 === "string"){
if(data13.length > 100 && func0(data13) > 100){
validate34.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeMetodoEnvio !== undefined){
let data14 = data.nomeMetodoEnvio;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data14 === "string"){
if(data14.length > 100 && func0(data14) > 100){
validate34.errors = [{instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate34.errors = [{instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodo !== undefined){
let data15 = data.idMetodo;
const _errs38 = errors;
const _errs39 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate34.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs39){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
validate34.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data15 < -9007199254740991 || isNaN(data15)){
validate34.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.notaFiscal !== undefined){
const _errs41 = errors;
if(!(validate33(data.notaFiscal, {instancePath:instancePath+"/notaFiscal",parentData:data,parentDataProperty:"notaFiscal",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
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
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PedidoAlteracao?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["pedidoAuxiliar"] === null){
delete data["pedidoAuxiliar"];
}
if(data["envio"] === null){
delete data["envio"];
}
if(data.pedidoAuxiliar !== undefined){
let data0 = data.pedidoAuxiliar;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100 && func0(data0) > 100){
validate35.errors = [{instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.envio !== undefined){
let data1 = data.envio;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 100){
validate35.errors = [{instancePath:instancePath+"/envio",schemaPath:"#/properties/envio/maxItems",keyword:"maxItems",params:{limit: 100}}];
return false;
}
else {
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate34(data1[i0], {instancePath:instancePath+"/envio/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/envio",schemaPath:"#/properties/envio/type",keyword:"type",params:{type: "array"}}];
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
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PedidoAlteracaoEnviada?request" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err1 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate31.errors = vErrors;
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
validate31.errors = vErrors;
return errors === 0;
}

const v13 = validate36;
const schema64 = {"type":"object","required":["retornos"],"properties":{"retornos":{"type":"array","items":{"$ref":"RetornoCampo"}}},"$id":"PedidoAlterado"};
const schema65 = {"type":"object","required":["campo","mensagem"],"properties":{"campo":{"type":"string"},"mensagem":{"$ref":"Mensagem"}},"$id":"RetornoCampo"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RetornoCampo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.campo === undefined) && (missing0 = "campo")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.campo !== undefined){
const _errs1 = errors;
if(typeof data.campo !== "string"){
validate37.errors = [{instancePath:instancePath+"/campo",schemaPath:"#/properties/campo/type",keyword:"type",params:{type: "string"}}];
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
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate37.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
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
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PedidoAlterado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.retornos === undefined) && (missing0 = "retornos")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.retornos !== undefined){
let data0 = data.retornos;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate37(data0[i0], {instancePath:instancePath+"/retornos/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/retornos",schemaPath:"#/properties/retornos/type",keyword:"type",params:{type: "array"}}];
return false;
}
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

const v14 = validate38;
const schema66 = {"type":"object","properties":{"dataTipo":{"$ref":"DataTipoPedido?request"},"periodo":{"$ref":"Periodo?request"},"idStatus":{"$ref":"ListaDeCodigos?request"},"pagina":{"$ref":"Pagina?request"},"limite":{"$ref":"LimiteTolerante?request"},"cpfCnpj":{"type":"string"},"autorizado":{"type":"string","enum":["","sim","não"]}},"required":["dataTipo","periodo"],"nullIsAbsent":["idStatus","pagina","limite","cpfCnpj","autorizado"]};
const schema67 = {"type":"string","enum":["dataCriacaoPedido","dataCotacao","dataFaturamento","dataNotfis","previsaoCotacao","previsaoPedido","dataConhecimento","dataConhecimentoProcessamento","dataEntrega","previsaoEntregaPedido","previsaoEntregaCotacao","dataAutorizacaoCte"],"$id":"DataTipoPedido?request"};
const schema68 = {"type":"string","format":"periodo","$id":"Periodo?request"};
const schema69 = {"type":"string","pattern":"^ *(\\d{1,9} *(, *\\d{1,9} *)*)?$","patternText":"deve ser uma lista de códigos separados por vírgulas, como 40,50","$id":"ListaDeCodigos?request"};
const schema70 = {"type":"integer","minimum":1,"maximum":2147483647,"$id":"Pagina?request"};
const formats2 = formats.periodo;
const pattern6 = new RegExp("^ *(\\d{1,9} *(, *\\d{1,9} *)*)?$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.dataTipo === undefined) && (missing0 = "dataTipo")) || ((data.periodo === undefined) && (missing0 = "periodo"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["idStatus"] === null){
delete data["idStatus"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data["cpfCnpj"] === null){
delete data["cpfCnpj"];
}
if(data["autorizado"] === null){
delete data["autorizado"];
}
if(data.dataTipo !== undefined){
let data0 = data.dataTipo;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate38.errors = [{instancePath:instancePath+"/dataTipo",schemaPath:"DataTipoPedido?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((((((((data0 === "dataCriacaoPedido") || (data0 === "dataCotacao")) || (data0 === "dataFaturamento")) || (data0 === "dataNotfis")) || (data0 === "previsaoCotacao")) || (data0 === "previsaoPedido")) || (data0 === "dataConhecimento")) || (data0 === "dataConhecimentoProcessamento")) || (data0 === "dataEntrega")) || (data0 === "previsaoEntregaPedido")) || (data0 === "previsaoEntregaCotacao")) || (data0 === "dataAutorizacaoCte"))){
validate38.errors = [{instancePath:instancePath+"/dataTipo",schemaPath:"DataTipoPedido?request/enum",keyword:"enum",params:{allowedValues: schema67.enum}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.periodo !== undefined){
let data1 = data.periodo;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats2(data1))){
validate38.errors = [{instancePath:instancePath+"/periodo",schemaPath:"Periodo?request/format",keyword:"format",params:{format: "periodo"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/periodo",schemaPath:"Periodo?request/type",keyword:"type",params:{type: "string"}}];
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
if(data.idStatus !== undefined){
let data2 = data.idStatus;
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
validate38.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"ListaDeCodigos?request/pattern",keyword:"pattern",params:{pattern: "^ *(\\d{1,9} *(, *\\d{1,9} *)*)?$", text: "deve ser uma lista de códigos separados por vírgulas, como 40,50"}}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"ListaDeCodigos?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data3 = data.pagina;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate38.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 2147483647 || isNaN(data3)){
validate38.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate38.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.limite !== undefined){
let data4 = data.limite;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate38.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate38.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate38.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.cpfCnpj !== undefined){
const _errs16 = errors;
if(typeof data.cpfCnpj !== "string"){
validate38.errors = [{instancePath:instancePath+"/cpfCnpj",schemaPath:"#/properties/cpfCnpj/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autorizado !== undefined){
let data6 = data.autorizado;
const _errs18 = errors;
if(typeof data6 !== "string"){
validate38.errors = [{instancePath:instancePath+"/autorizado",schemaPath:"#/properties/autorizado/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data6 === "") || (data6 === "sim")) || (data6 === "não"))){
validate38.errors = [{instancePath:instancePath+"/autorizado",schemaPath:"#/properties/autorizado/enum",keyword:"enum",params:{allowedValues: schema66.properties.autorizado.enum}}];
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
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const v15 = validate39;
const schema71 = {"type":"array","items":{"$ref":"Pedido"}};
const schema72 = {"type":"object","required":["_id","data","idLoja","nomeLoja","numeroPedido","tipoPedido","numeroPedidoEnvioPai","idCotacao","canal","plataforma","intermediadorVenda","pedidoAuxiliar","valorFreteReal","valorFreteCobrado","valorFretePedido","valorFreteDiferencaPedidoCotacao","percentualFreteDiferencaPedidoCotacao","prazoTrocaTransporte","valorTrocaTransporte","idStatus","statusDescricao","idFilialCotado","idMetodoEnvioCotado","idTransportadoraCotado","filialERPCotado","filialNomeCotado","NomeMetodoEnvioCotado","NomeTransportadoraCotado","acompanhamentoStatus","enderecoEntrega","envio","dadosAdicionaisPedido"],"properties":{"_id":{"$ref":"IdPedido"},"data":{"$ref":"Timestamp"},"idLoja":{"$ref":"Identificador"},"nomeLoja":{"type":"string","maxLength":40},"numeroPedido":{"type":"string","maxLength":100},"tipoPedido":{"$ref":"TipoPedido"},"numeroPedidoEnvioPai":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"idCotacao":{"anyOf":[{"type":"string","maxLength":25},{"type":"null"}]},"canal":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]},"plataforma":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]},"intermediadorVenda":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]},"pedidoAuxiliar":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"valorFreteReal":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorFreteCobrado":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorFretePedido":{"type":"number"},"valorFreteDiferencaPedidoCotacao":{"anyOf":[{"type":"number"},{"type":"null"}]},"percentualFreteDiferencaPedidoCotacao":{"anyOf":[{"type":"number"},{"type":"null"}]},"prazoTrocaTransporte":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorTrocaTransporte":{"anyOf":[{"type":"number"},{"type":"null"}]},"idStatus":{"$ref":"Inteiro"},"statusDescricao":{"type":"string"},"idFilialCotado":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"idMetodoEnvioCotado":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"idTransportadoraCotado":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"filialERPCotado":{"anyOf":[{"type":"string","maxLength":30},{"type":"null"}]},"filialNomeCotado":{"anyOf":[{"type":"string","maxLength":30},{"type":"null"}]},"NomeMetodoEnvioCotado":{"anyOf":[{"type":"string","maxLength":40},{"type":"null"}]},"NomeTransportadoraCotado":{"anyOf":[{"type":"string","maxLength":40},{"type":"null"}]},"acompanhamentoStatus":{"type":"array","items":{"$ref":"StatusHistorico"}},"enderecoEntrega":{"$ref":"EnderecoEntrega"},"envio":{"type":"array","items":{"$ref":"EnvioPedido"}},"dadosAdicionaisPedido":{"anyOf":[{"type":"array","items":{"$ref":"DadoAdicional"}},{"type":"null"}]}},"$id":"Pedido"};
const schema73 = {"type":"string","pattern":"^[0-9a-f]{32}$","$id":"IdPedido"};
const schema74 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$","format":"timestamp","$id":"Timestamp"};
const schema75 = {"type":"string","enum":["envio","reversa"],"$id":"TipoPedido"};
const schema76 = {"type":"object","required":["chave","valor"],"properties":{"chave":{"type":"string","maxLength":100},"valor":{"type":"string","maxLength":100}},"$id":"DadoAdicional"};
const pattern7 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern8 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const formats3 = formats.timestamp;
const schema77 = {"type":"object","required":["idStatus","statusDescricao","data"],"properties":{"idStatus":{"$ref":"Inteiro"},"statusDescricao":{"type":"string"},"data":{"$ref":"Timestamp"}},"$id":"StatusHistorico"};
const pattern9 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StatusHistorico" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idStatus === undefined) && (missing0 = "idStatus")) || ((data.statusDescricao === undefined) && (missing0 = "statusDescricao"))) || ((data.data === undefined) && (missing0 = "data"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idStatus !== undefined){
let data0 = data.idStatus;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate40.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate40.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate40.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.statusDescricao !== undefined){
const _errs4 = errors;
if(typeof data.statusDescricao !== "string"){
validate40.errors = [{instancePath:instancePath+"/statusDescricao",schemaPath:"#/properties/statusDescricao/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats3(data2))){
validate40.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern9.test(data2)){
validate40.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

const schema78 = {"type":"object","required":["nome","email","cpfCnpj","cep","uf","regiao","cidade","endereco","numero","bairro","referencia","coordenadas","telefones"],"properties":{"nome":{"type":"string","maxLength":60},"email":{"type":"string","maxLength":255},"cpfCnpj":{"type":"string","maxLength":14},"cep":{"type":"string","maxLength":8},"uf":{"type":"string","maxLength":2},"regiao":{"anyOf":[{"type":"string"},{"type":"null"}]},"cidade":{"type":"string","maxLength":50},"endereco":{"type":"string","maxLength":50},"numero":{"type":"string","maxLength":6},"bairro":{"type":"string","maxLength":50},"referencia":{"type":"string","maxLength":50},"coordenadas":{"$ref":"Coordenadas"},"telefones":{"type":"array","items":{"type":"string","maxLength":11}}},"$id":"EnderecoEntrega"};
const schema79 = {"type":"object","required":["latitude","longitude"],"properties":{"latitude":{"anyOf":[{"$ref":"Latitude"},{"type":"null"}]},"longitude":{"anyOf":[{"$ref":"Longitude"},{"type":"null"}]}},"$id":"Coordenadas"};
const schema80 = {"type":"number","minimum":-90,"maximum":90,"$id":"Latitude"};
const schema81 = {"type":"number","minimum":-180,"maximum":180,"$id":"Longitude"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Coordenadas" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.latitude === undefined) && (missing0 = "latitude")) || ((data.longitude === undefined) && (missing0 = "longitude"))){
validate41.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.latitude !== undefined){
let data0 = data.latitude;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 90 || isNaN(data0)){
const err0 = {instancePath:instancePath+"/latitude",schemaPath:"Latitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 90}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data0 < -90 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/latitude",schemaPath:"Latitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -90}};
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
const err2 = {instancePath:instancePath+"/latitude",schemaPath:"Latitude/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/latitude",schemaPath:"#/properties/latitude/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate41.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.longitude !== undefined){
let data1 = data.longitude;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 180 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/longitude",schemaPath:"Longitude/maximum",keyword:"maximum",params:{comparison: "<=", limit: 180}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data1 < -180 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/longitude",schemaPath:"Longitude/minimum",keyword:"minimum",params:{comparison: ">=", limit: -180}};
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
const err7 = {instancePath:instancePath+"/longitude",schemaPath:"Longitude/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(data1 !== null){
const err8 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/longitude",schemaPath:"#/properties/longitude/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate41.errors = vErrors;
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
}
}
}
else {
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EnderecoEntrega" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((data.nome === undefined) && (missing0 = "nome")) || ((data.email === undefined) && (missing0 = "email"))) || ((data.cpfCnpj === undefined) && (missing0 = "cpfCnpj"))) || ((data.cep === undefined) && (missing0 = "cep"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.regiao === undefined) && (missing0 = "regiao"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.endereco === undefined) && (missing0 = "endereco"))) || ((data.numero === undefined) && (missing0 = "numero"))) || ((data.bairro === undefined) && (missing0 = "bairro"))) || ((data.referencia === undefined) && (missing0 = "referencia"))) || ((data.coordenadas === undefined) && (missing0 = "coordenadas"))) || ((data.telefones === undefined) && (missing0 = "telefones"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 60 && func0(data0) > 60){
validate42.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.email !== undefined){
let data1 = data.email;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate42.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cpfCnpj !== undefined){
let data2 = data.cpfCnpj;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 14 && func0(data2) > 14){
validate42.errors = [{instancePath:instancePath+"/cpfCnpj",schemaPath:"#/properties/cpfCnpj/maxLength",keyword:"maxLength",params:{limit: 14}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/cpfCnpj",schemaPath:"#/properties/cpfCnpj/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data3 = data.cep;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 8 && func0(data3) > 8){
validate42.errors = [{instancePath:instancePath+"/cep",schemaPath:"#/properties/cep/maxLength",keyword:"maxLength",params:{limit: 8}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/cep",schemaPath:"#/properties/cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data4 = data.uf;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 2 && func0(data4) > 2){
validate42.errors = [{instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/maxLength",keyword:"maxLength",params:{limit: 2}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regiao !== undefined){
let data5 = data.regiao;
const _errs11 = errors;
const _errs12 = errors;
let valid1 = false;
const _errs13 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/regiao",schemaPath:"#/properties/regiao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(data5 !== null){
const err1 = {instancePath:instancePath+"/regiao",schemaPath:"#/properties/regiao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/regiao",schemaPath:"#/properties/regiao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate42.errors = vErrors;
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
if(data.cidade !== undefined){
let data6 = data.cidade;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(data6.length > 50 && func0(data6) > 50){
validate42.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endereco !== undefined){
let data7 = data.endereco;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(data7.length > 50 && func0(data7) > 50){
validate42.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/endereco",schemaPath:"#/properties/endereco/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero !== undefined){
let data8 = data.numero;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data8 === "string"){
if(data8.length > 6 && func0(data8) > 6){
validate42.errors = [{instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/maxLength",keyword:"maxLength",params:{limit: 6}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bairro !== undefined){
let data9 = data.bairro;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data9 === "string"){
if(data9.length > 50 && func0(data9) > 50){
validate42.errors = [{instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/bairro",schemaPath:"#/properties/bairro/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.referencia !== undefined){
let data10 = data.referencia;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(data10.length > 50 && func0(data10) > 50){
validate42.errors = [{instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/referencia",schemaPath:"#/properties/referencia/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coordenadas !== undefined){
const _errs27 = errors;
if(!(validate41(data.coordenadas, {instancePath:instancePath+"/coordenadas",parentData:data,parentDataProperty:"coordenadas",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.telefones !== undefined){
let data12 = data.telefones;
const _errs28 = errors;
if(errors === _errs28){
if(Array.isArray(data12)){
var valid2 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
const _errs30 = errors;
if(errors === _errs30){
if(typeof data13 === "string"){
if(data13.length > 11 && func0(data13) > 11){
validate42.errors = [{instancePath:instancePath+"/telefones/" + i0,schemaPath:"#/properties/telefones/items/maxLength",keyword:"maxLength",params:{limit: 11}}];
return false;
}
}
else {
validate42.errors = [{instancePath:instancePath+"/telefones/" + i0,schemaPath:"#/properties/telefones/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs30 === errors;
if(!valid2){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/telefones",schemaPath:"#/properties/telefones/type",keyword:"type",params:{type: "array"}}];
return false;
}
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

const schema82 = {"type":"object","required":["id","idStatus","statusDescricao","descricao","idTransportadora","idMetodoEnvio","nomeTransportadora","nomeMetodoEnvio","urlFotoMetodoEnvio","peso","altura","largura","profundidade","quantidade","quantidadeVolumes","codigoRastreio","urlRastreioExterno","mapaDeCarga","plp","prazoEntregaPedido","prazoEntregaCotacao","dataCotacao","dataEntrega","diferencaPedidoCotacao","diferencaFaturamentoCotacao","diferencaCotadoEntregue","diferencaPedidoEntregue","prazoTrocaTransporte","valorTrocaTransporte","freteRealTrocaTransporte","prazoCotacaoDiasUteis","observacao","conciliacao","notaFiscal","produtos","ocoren","dadosAdicionaisEnvio"],"properties":{"id":{"$ref":"Identificador"},"idStatus":{"$ref":"Inteiro"},"statusDescricao":{"type":"string"},"descricao":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"idTransportadora":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"idMetodoEnvio":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"nomeTransportadora":{"anyOf":[{"type":"string","maxLength":40},{"type":"null"}]},"nomeMetodoEnvio":{"anyOf":[{"type":"string","maxLength":40},{"type":"null"}]},"urlFotoMetodoEnvio":{"anyOf":[{"type":"string"},{"type":"null"}]},"peso":{"type":"number"},"altura":{"type":"number"},"largura":{"type":"number"},"profundidade":{"type":"number"},"quantidade":{"$ref":"Inteiro"},"quantidadeVolumes":{"$ref":"Inteiro"},"codigoRastreio":{"anyOf":[{"type":"string","maxLength":20},{"type":"null"}]},"urlRastreioExterno":{"anyOf":[{"type":"string"},{"type":"null"}]},"mapaDeCarga":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]},"plp":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"prazoEntregaPedido":{"$ref":"Timestamp"},"prazoEntregaCotacao":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"dataCotacao":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"dataEntrega":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"diferencaPedidoCotacao":{"anyOf":[{"type":"number"},{"type":"null"}]},"diferencaFaturamentoCotacao":{"anyOf":[{"type":"number"},{"type":"null"}]},"diferencaCotadoEntregue":{"anyOf":[{"type":"number"},{"type":"null"}]},"diferencaPedidoEntregue":{"anyOf":[{"type":"number"},{"type":"null"}]},"prazoTrocaTransporte":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorTrocaTransporte":{"anyOf":[{"type":"number"},{"type":"null"}]},"freteRealTrocaTransporte":{"anyOf":[{"type":"number"},{"type":"null"}]},"prazoCotacaoDiasUteis":{"anyOf":[{"type":"number"},{"type":"null"}]},"observacao":{"type":"array","items":{"$ref":"Observacao"}},"conciliacao":{"$ref":"Conciliacao"},"notaFiscal":{"$ref":"NotaFiscal"},"produtos":{"type":"array","items":{"$ref":"ProdutoPedido"}},"ocoren":{"type":"array","items":{"$ref":"Ocorrencia"}},"dadosAdicionaisEnvio":{"anyOf":[{"type":"array","items":{"$ref":"DadoAdicional"}},{"type":"null"}]}},"$id":"EnvioPedido"};
const pattern10 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const pattern11 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const pattern12 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const pattern13 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const schema83 = {"type":"object","required":["data","texto","usuario"],"properties":{"data":{"$ref":"Timestamp"},"texto":{"type":"string"},"usuario":{"type":"string"}},"$id":"Observacao"};
const pattern14 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Observacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.data === undefined) && (missing0 = "data")) || ((data.texto === undefined) && (missing0 = "texto"))) || ((data.usuario === undefined) && (missing0 = "usuario"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.data !== undefined){
let data0 = data.data;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats3(data0))){
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern14.test(data0)){
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
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
if(data.texto !== undefined){
const _errs4 = errors;
if(typeof data.texto !== "string"){
validate43.errors = [{instancePath:instancePath+"/texto",schemaPath:"#/properties/texto/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuario !== undefined){
const _errs6 = errors;
if(typeof data.usuario !== "string"){
validate43.errors = [{instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

const schema84 = {"type":"object","required":["notaFiscal","serie","serieConhecimento","numeroConhecimento","peso","pesoCubado","pesoDensidade","despesaAdicional","baseIcms","icms","valorIcms","fretePeso","freteValor","secCat","ITR","valorDespacho","valorPedagio","valorAdame","adValor","gris","tas","taxa","valorDiferenca","percentualDiferenca","valorFreteCobrando","cnpj","chaveNF","chaveConhecimento","cnpjTransportadora","autorizado","usuarioAutorizacao","idUsuarioAutorizacao","comentarioAutorizacao","ST","idTipoConhecimento","tipoConhecimento","dataConhecimento","dataProcessamento"],"properties":{"notaFiscal":{"anyOf":[{"type":"number"},{"type":"null"}]},"serie":{"anyOf":[{"type":"number"},{"type":"null"}]},"serieConhecimento":{"anyOf":[{"type":"number"},{"type":"null"}]},"numeroConhecimento":{"anyOf":[{"type":"number"},{"type":"null"}]},"peso":{"anyOf":[{"type":"number"},{"type":"null"}]},"pesoCubado":{"anyOf":[{"type":"number"},{"type":"null"}]},"pesoDensidade":{"anyOf":[{"type":"number"},{"type":"null"}]},"despesaAdicional":{"anyOf":[{"type":"number"},{"type":"null"}]},"baseIcms":{"anyOf":[{"type":"number"},{"type":"null"}]},"icms":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorIcms":{"anyOf":[{"type":"number"},{"type":"null"}]},"fretePeso":{"anyOf":[{"type":"number"},{"type":"null"}]},"freteValor":{"anyOf":[{"type":"number"},{"type":"null"}]},"secCat":{"anyOf":[{"type":"number"},{"type":"null"}]},"ITR":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorDespacho":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorPedagio":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorAdame":{"anyOf":[{"type":"number"},{"type":"null"}]},"adValor":{"anyOf":[{"type":"number"},{"type":"null"}]},"gris":{"anyOf":[{"type":"number"},{"type":"null"}]},"tas":{"anyOf":[{"type":"number"},{"type":"null"}]},"taxa":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorDiferenca":{"anyOf":[{"type":"number"},{"type":"null"}]},"percentualDiferenca":{"anyOf":[{"type":"number"},{"type":"null"}]},"valorFreteCobrando":{"anyOf":[{"type":"number"},{"type":"null"}]},"cnpj":{"anyOf":[{"type":"string"},{"type":"null"}]},"chaveNF":{"anyOf":[{"$ref":"ChaveNF"},{"type":"null"}]},"chaveConhecimento":{"anyOf":[{"type":"string"},{"type":"null"}]},"cnpjTransportadora":{"anyOf":[{"type":"string"},{"type":"null"}]},"autorizado":{"anyOf":[{"type":"string","enum":["sim","não"]},{"type":"null"}]},"usuarioAutorizacao":{"anyOf":[{"type":"string"},{"type":"null"}]},"idUsuarioAutorizacao":{"anyOf":[{"type":"string"},{"type":"null"}]},"comentarioAutorizacao":{"anyOf":[{"type":"string"},{"type":"null"}]},"ST":{"anyOf":[{"type":"string"},{"type":"null"}]},"idTipoConhecimento":{"anyOf":[{"type":"string","maxLength":1},{"type":"null"}]},"tipoConhecimento":{"anyOf":[{"type":"string"},{"type":"null"}]},"dataConhecimento":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"dataProcessamento":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]}},"$id":"Conciliacao"};
const schema85 = {"type":"string","maxLength":44,"$id":"ChaveNF"};
const pattern15 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const pattern16 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Conciliacao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((((((((((((((data.notaFiscal === undefined) && (missing0 = "notaFiscal")) || ((data.serie === undefined) && (missing0 = "serie"))) || ((data.serieConhecimento === undefined) && (missing0 = "serieConhecimento"))) || ((data.numeroConhecimento === undefined) && (missing0 = "numeroConhecimento"))) || ((data.peso === undefined) && (missing0 = "peso"))) || ((data.pesoCubado === undefined) && (missing0 = "pesoCubado"))) || ((data.pesoDensidade === undefined) && (missing0 = "pesoDensidade"))) || ((data.despesaAdicional === undefined) && (missing0 = "despesaAdicional"))) || ((data.baseIcms === undefined) && (missing0 = "baseIcms"))) || ((data.icms === undefined) && (missing0 = "icms"))) || ((data.valorIcms === undefined) && (missing0 = "valorIcms"))) || ((data.fretePeso === undefined) && (missing0 = "fretePeso"))) || ((data.freteValor === undefined) && (missing0 = "freteValor"))) || ((data.secCat === undefined) && (missing0 = "secCat"))) || ((data.ITR === undefined) && (missing0 = "ITR"))) || ((data.valorDespacho === undefined) && (missing0 = "valorDespacho"))) || ((data.valorPedagio === undefined) && (missing0 = "valorPedagio"))) || ((data.valorAdame === undefined) && (missing0 = "valorAdame"))) || ((data.adValor === undefined) && (missing0 = "adValor"))) || ((data.gris === undefined) && (missing0 = "gris"))) || ((data.tas === undefined) && (missing0 = "tas"))) || ((data.taxa === undefined) && (missing0 = "taxa"))) || ((data.valorDiferenca === undefined) && (missing0 = "valorDiferenca"))) || ((data.percentualDiferenca === undefined) && (missing0 = "percentualDiferenca"))) || ((data.valorFreteCobrando === undefined) && (missing0 = "valorFreteCobrando"))) || ((data.cnpj === undefined) && (missing0 = "cnpj"))) || ((data.chaveNF === undefined) && (missing0 = "chaveNF"))) || ((data.chaveConhecimento === undefined) && (missing0 = "chaveConhecimento"))) || ((data.cnpjTransportadora === undefined) && (missing0 = "cnpjTransportadora"))) || ((data.autorizado === undefined) && (missing0 = "autorizado"))) || ((data.usuarioAutorizacao === undefined) && (missing0 = "usuarioAutorizacao"))) || ((data.idUsuarioAutorizacao === undefined) && (missing0 = "idUsuarioAutorizacao"))) || ((data.comentarioAutorizacao === undefined) && (missing0 = "comentarioAutorizacao"))) || ((data.ST === undefined) && (missing0 = "ST"))) || ((data.idTipoConhecimento === undefined) && (missing0 = "idTipoConhecimento"))) || ((data.tipoConhecimento === undefined) && (missing0 = "tipoConhecimento"))) || ((data.dataConhecimento === undefined) && (missing0 = "dataConhecimento"))) || ((data.dataProcessamento === undefined) && (missing0 = "dataProcessamento"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.notaFiscal !== undefined){
let data0 = data.notaFiscal;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/notaFiscal",schemaPath:"#/properties/notaFiscal/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/notaFiscal",schemaPath:"#/properties/notaFiscal/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/notaFiscal",schemaPath:"#/properties/notaFiscal/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serie !== undefined){
let data1 = data.serie;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/serie",schemaPath:"#/properties/serie/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/serie",schemaPath:"#/properties/serie/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/serie",schemaPath:"#/properties/serie/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate44.errors = vErrors;
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
if(data.serieConhecimento !== undefined){
let data2 = data.serieConhecimento;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/serieConhecimento",schemaPath:"#/properties/serieConhecimento/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs15 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs17 = errors;
if(data2 !== null){
const err7 = {instancePath:instancePath+"/serieConhecimento",schemaPath:"#/properties/serieConhecimento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/serieConhecimento",schemaPath:"#/properties/serieConhecimento/anyOf",keyword:"anyOf",params:{}};
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
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroConhecimento !== undefined){
let data3 = data.numeroConhecimento;
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/numeroConhecimento",schemaPath:"#/properties/numeroConhecimento/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs23 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/numeroConhecimento",schemaPath:"#/properties/numeroConhecimento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs23 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err11 = {instancePath:instancePath+"/numeroConhecimento",schemaPath:"#/properties/numeroConhecimento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate44.errors = vErrors;
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
if(valid0){
if(data.peso !== undefined){
let data4 = data.peso;
const _errs25 = errors;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/peso",schemaPath:"#/properties/peso/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid4 = _errs27 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs29 = errors;
if(data4 !== null){
const err13 = {instancePath:instancePath+"/peso",schemaPath:"#/properties/peso/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid4 = _errs29 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/peso",schemaPath:"#/properties/peso/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pesoCubado !== undefined){
let data5 = data.pesoCubado;
const _errs31 = errors;
const _errs32 = errors;
let valid6 = false;
const _errs33 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/pesoCubado",schemaPath:"#/properties/pesoCubado/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs33 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs35 = errors;
if(data5 !== null){
const err16 = {instancePath:instancePath+"/pesoCubado",schemaPath:"#/properties/pesoCubado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid5 = _errs35 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err17 = {instancePath:instancePath+"/pesoCubado",schemaPath:"#/properties/pesoCubado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate44.errors = vErrors;
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
if(data.pesoDensidade !== undefined){
let data6 = data.pesoDensidade;
const _errs37 = errors;
const _errs38 = errors;
let valid7 = false;
const _errs39 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/pesoDensidade",schemaPath:"#/properties/pesoDensidade/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid6 = _errs39 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs41 = errors;
if(data6 !== null){
const err19 = {instancePath:instancePath+"/pesoDensidade",schemaPath:"#/properties/pesoDensidade/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid6 = _errs41 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err20 = {instancePath:instancePath+"/pesoDensidade",schemaPath:"#/properties/pesoDensidade/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
validate44.errors = vErrors;
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
if(data.despesaAdicional !== undefined){
let data7 = data.despesaAdicional;
const _errs43 = errors;
const _errs44 = errors;
let valid8 = false;
const _errs45 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/despesaAdicional",schemaPath:"#/properties/despesaAdicional/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid7 = _errs45 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs47 = errors;
if(data7 !== null){
const err22 = {instancePath:instancePath+"/despesaAdicional",schemaPath:"#/properties/despesaAdicional/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid7 = _errs47 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
const err23 = {instancePath:instancePath+"/despesaAdicional",schemaPath:"#/properties/despesaAdicional/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseIcms !== undefined){
let data8 = data.baseIcms;
const _errs49 = errors;
const _errs50 = errors;
let valid9 = false;
const _errs51 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/baseIcms",schemaPath:"#/properties/baseIcms/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid8 = _errs51 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const _errs53 = errors;
if(data8 !== null){
const err25 = {instancePath:instancePath+"/baseIcms",schemaPath:"#/properties/baseIcms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid8 = _errs53 === errors;
valid9 = valid9 || _valid8;
}
if(!valid9){
const err26 = {instancePath:instancePath+"/baseIcms",schemaPath:"#/properties/baseIcms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.icms !== undefined){
let data9 = data.icms;
const _errs55 = errors;
const _errs56 = errors;
let valid10 = false;
const _errs57 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err27 = {instancePath:instancePath+"/icms",schemaPath:"#/properties/icms/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid9 = _errs57 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
const _errs59 = errors;
if(data9 !== null){
const err28 = {instancePath:instancePath+"/icms",schemaPath:"#/properties/icms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid9 = _errs59 === errors;
valid10 = valid10 || _valid9;
}
if(!valid10){
const err29 = {instancePath:instancePath+"/icms",schemaPath:"#/properties/icms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorIcms !== undefined){
let data10 = data.valorIcms;
const _errs61 = errors;
const _errs62 = errors;
let valid11 = false;
const _errs63 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
const err30 = {instancePath:instancePath+"/valorIcms",schemaPath:"#/properties/valorIcms/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid10 = _errs63 === errors;
valid11 = valid11 || _valid10;
if(!valid11){
const _errs65 = errors;
if(data10 !== null){
const err31 = {instancePath:instancePath+"/valorIcms",schemaPath:"#/properties/valorIcms/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid10 = _errs65 === errors;
valid11 = valid11 || _valid10;
}
if(!valid11){
const err32 = {instancePath:instancePath+"/valorIcms",schemaPath:"#/properties/valorIcms/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fretePeso !== undefined){
let data11 = data.fretePeso;
const _errs67 = errors;
const _errs68 = errors;
let valid12 = false;
const _errs69 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
const err33 = {instancePath:instancePath+"/fretePeso",schemaPath:"#/properties/fretePeso/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid11 = _errs69 === errors;
valid12 = valid12 || _valid11;
if(!valid12){
const _errs71 = errors;
if(data11 !== null){
const err34 = {instancePath:instancePath+"/fretePeso",schemaPath:"#/properties/fretePeso/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid11 = _errs71 === errors;
valid12 = valid12 || _valid11;
}
if(!valid12){
const err35 = {instancePath:instancePath+"/fretePeso",schemaPath:"#/properties/fretePeso/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteValor !== undefined){
let data12 = data.freteValor;
const _errs73 = errors;
const _errs74 = errors;
let valid13 = false;
const _errs75 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err36 = {instancePath:instancePath+"/freteValor",schemaPath:"#/properties/freteValor/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid12 = _errs75 === errors;
valid13 = valid13 || _valid12;
if(!valid13){
const _errs77 = errors;
if(data12 !== null){
const err37 = {instancePath:instancePath+"/freteValor",schemaPath:"#/properties/freteValor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid12 = _errs77 === errors;
valid13 = valid13 || _valid12;
}
if(!valid13){
const err38 = {instancePath:instancePath+"/freteValor",schemaPath:"#/properties/freteValor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.secCat !== undefined){
let data13 = data.secCat;
const _errs79 = errors;
const _errs80 = errors;
let valid14 = false;
const _errs81 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err39 = {instancePath:instancePath+"/secCat",schemaPath:"#/properties/secCat/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid13 = _errs81 === errors;
valid14 = valid14 || _valid13;
if(!valid14){
const _errs83 = errors;
if(data13 !== null){
const err40 = {instancePath:instancePath+"/secCat",schemaPath:"#/properties/secCat/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid13 = _errs83 === errors;
valid14 = valid14 || _valid13;
}
if(!valid14){
const err41 = {instancePath:instancePath+"/secCat",schemaPath:"#/properties/secCat/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ITR !== undefined){
let data14 = data.ITR;
const _errs85 = errors;
const _errs86 = errors;
let valid15 = false;
const _errs87 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err42 = {instancePath:instancePath+"/ITR",schemaPath:"#/properties/ITR/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid14 = _errs87 === errors;
valid15 = valid15 || _valid14;
if(!valid15){
const _errs89 = errors;
if(data14 !== null){
const err43 = {instancePath:instancePath+"/ITR",schemaPath:"#/properties/ITR/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid14 = _errs89 === errors;
valid15 = valid15 || _valid14;
}
if(!valid15){
const err44 = {instancePath:instancePath+"/ITR",schemaPath:"#/properties/ITR/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorDespacho !== undefined){
let data15 = data.valorDespacho;
const _errs91 = errors;
const _errs92 = errors;
let valid16 = false;
const _errs93 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err45 = {instancePath:instancePath+"/valorDespacho",schemaPath:"#/properties/valorDespacho/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid15 = _errs93 === errors;
valid16 = valid16 || _valid15;
if(!valid16){
const _errs95 = errors;
if(data15 !== null){
const err46 = {instancePath:instancePath+"/valorDespacho",schemaPath:"#/properties/valorDespacho/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid15 = _errs95 === errors;
valid16 = valid16 || _valid15;
}
if(!valid16){
const err47 = {instancePath:instancePath+"/valorDespacho",schemaPath:"#/properties/valorDespacho/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs92;
if(vErrors !== null){
if(_errs92){
vErrors.length = _errs92;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorPedagio !== undefined){
let data16 = data.valorPedagio;
const _errs97 = errors;
const _errs98 = errors;
let valid17 = false;
const _errs99 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err48 = {instancePath:instancePath+"/valorPedagio",schemaPath:"#/properties/valorPedagio/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var _valid16 = _errs99 === errors;
valid17 = valid17 || _valid16;
if(!valid17){
const _errs101 = errors;
if(data16 !== null){
const err49 = {instancePath:instancePath+"/valorPedagio",schemaPath:"#/properties/valorPedagio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid16 = _errs101 === errors;
valid17 = valid17 || _valid16;
}
if(!valid17){
const err50 = {instancePath:instancePath+"/valorPedagio",schemaPath:"#/properties/valorPedagio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs98;
if(vErrors !== null){
if(_errs98){
vErrors.length = _errs98;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorAdame !== undefined){
let data17 = data.valorAdame;
const _errs103 = errors;
const _errs104 = errors;
let valid18 = false;
const _errs105 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err51 = {instancePath:instancePath+"/valorAdame",schemaPath:"#/properties/valorAdame/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid17 = _errs105 === errors;
valid18 = valid18 || _valid17;
if(!valid18){
const _errs107 = errors;
if(data17 !== null){
const err52 = {instancePath:instancePath+"/valorAdame",schemaPath:"#/properties/valorAdame/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid17 = _errs107 === errors;
valid18 = valid18 || _valid17;
}
if(!valid18){
const err53 = {instancePath:instancePath+"/valorAdame",schemaPath:"#/properties/valorAdame/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.adValor !== undefined){
let data18 = data.adValor;
const _errs109 = errors;
const _errs110 = errors;
let valid19 = false;
const _errs111 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err54 = {instancePath:instancePath+"/adValor",schemaPath:"#/properties/adValor/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid18 = _errs111 === errors;
valid19 = valid19 || _valid18;
if(!valid19){
const _errs113 = errors;
if(data18 !== null){
const err55 = {instancePath:instancePath+"/adValor",schemaPath:"#/properties/adValor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid18 = _errs113 === errors;
valid19 = valid19 || _valid18;
}
if(!valid19){
const err56 = {instancePath:instancePath+"/adValor",schemaPath:"#/properties/adValor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs110;
if(vErrors !== null){
if(_errs110){
vErrors.length = _errs110;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs109 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gris !== undefined){
let data19 = data.gris;
const _errs115 = errors;
const _errs116 = errors;
let valid20 = false;
const _errs117 = errors;
if(!((typeof data19 == "number") && (isFinite(data19)))){
const err57 = {instancePath:instancePath+"/gris",schemaPath:"#/properties/gris/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid19 = _errs117 === errors;
valid20 = valid20 || _valid19;
if(!valid20){
const _errs119 = errors;
if(data19 !== null){
const err58 = {instancePath:instancePath+"/gris",schemaPath:"#/properties/gris/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid19 = _errs119 === errors;
valid20 = valid20 || _valid19;
}
if(!valid20){
const err59 = {instancePath:instancePath+"/gris",schemaPath:"#/properties/gris/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs116;
if(vErrors !== null){
if(_errs116){
vErrors.length = _errs116;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs115 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tas !== undefined){
let data20 = data.tas;
const _errs121 = errors;
const _errs122 = errors;
let valid21 = false;
const _errs123 = errors;
if(!((typeof data20 == "number") && (isFinite(data20)))){
const err60 = {instancePath:instancePath+"/tas",schemaPath:"#/properties/tas/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var _valid20 = _errs123 === errors;
valid21 = valid21 || _valid20;
if(!valid21){
const _errs125 = errors;
if(data20 !== null){
const err61 = {instancePath:instancePath+"/tas",schemaPath:"#/properties/tas/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var _valid20 = _errs125 === errors;
valid21 = valid21 || _valid20;
}
if(!valid21){
const err62 = {instancePath:instancePath+"/tas",schemaPath:"#/properties/tas/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs122;
if(vErrors !== null){
if(_errs122){
vErrors.length = _errs122;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs121 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.taxa !== undefined){
let data21 = data.taxa;
const _errs127 = errors;
const _errs128 = errors;
let valid22 = false;
const _errs129 = errors;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err63 = {instancePath:instancePath+"/taxa",schemaPath:"#/properties/taxa/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid21 = _errs129 === errors;
valid22 = valid22 || _valid21;
if(!valid22){
const _errs131 = errors;
if(data21 !== null){
const err64 = {instancePath:instancePath+"/taxa",schemaPath:"#/properties/taxa/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid21 = _errs131 === errors;
valid22 = valid22 || _valid21;
}
if(!valid22){
const err65 = {instancePath:instancePath+"/taxa",schemaPath:"#/properties/taxa/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs128;
if(vErrors !== null){
if(_errs128){
vErrors.length = _errs128;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs127 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorDiferenca !== undefined){
let data22 = data.valorDiferenca;
const _errs133 = errors;
const _errs134 = errors;
let valid23 = false;
const _errs135 = errors;
if(!((typeof data22 == "number") && (isFinite(data22)))){
const err66 = {instancePath:instancePath+"/valorDiferenca",schemaPath:"#/properties/valorDiferenca/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid22 = _errs135 === errors;
valid23 = valid23 || _valid22;
if(!valid23){
const _errs137 = errors;
if(data22 !== null){
const err67 = {instancePath:instancePath+"/valorDiferenca",schemaPath:"#/properties/valorDiferenca/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid22 = _errs137 === errors;
valid23 = valid23 || _valid22;
}
if(!valid23){
const err68 = {instancePath:instancePath+"/valorDiferenca",schemaPath:"#/properties/valorDiferenca/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs134;
if(vErrors !== null){
if(_errs134){
vErrors.length = _errs134;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs133 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percentualDiferenca !== undefined){
let data23 = data.percentualDiferenca;
const _errs139 = errors;
const _errs140 = errors;
let valid24 = false;
const _errs141 = errors;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err69 = {instancePath:instancePath+"/percentualDiferenca",schemaPath:"#/properties/percentualDiferenca/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid23 = _errs141 === errors;
valid24 = valid24 || _valid23;
if(!valid24){
const _errs143 = errors;
if(data23 !== null){
const err70 = {instancePath:instancePath+"/percentualDiferenca",schemaPath:"#/properties/percentualDiferenca/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
var _valid23 = _errs143 === errors;
valid24 = valid24 || _valid23;
}
if(!valid24){
const err71 = {instancePath:instancePath+"/percentualDiferenca",schemaPath:"#/properties/percentualDiferenca/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs140;
if(vErrors !== null){
if(_errs140){
vErrors.length = _errs140;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs139 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorFreteCobrando !== undefined){
let data24 = data.valorFreteCobrando;
const _errs145 = errors;
const _errs146 = errors;
let valid25 = false;
const _errs147 = errors;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err72 = {instancePath:instancePath+"/valorFreteCobrando",schemaPath:"#/properties/valorFreteCobrando/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid24 = _errs147 === errors;
valid25 = valid25 || _valid24;
if(!valid25){
const _errs149 = errors;
if(data24 !== null){
const err73 = {instancePath:instancePath+"/valorFreteCobrando",schemaPath:"#/properties/valorFreteCobrando/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid24 = _errs149 === errors;
valid25 = valid25 || _valid24;
}
if(!valid25){
const err74 = {instancePath:instancePath+"/valorFreteCobrando",schemaPath:"#/properties/valorFreteCobrando/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs146;
if(vErrors !== null){
if(_errs146){
vErrors.length = _errs146;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs145 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cnpj !== undefined){
let data25 = data.cnpj;
const _errs151 = errors;
const _errs152 = errors;
let valid26 = false;
const _errs153 = errors;
if(typeof data25 !== "string"){
const err75 = {instancePath:instancePath+"/cnpj",schemaPath:"#/properties/cnpj/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid25 = _errs153 === errors;
valid26 = valid26 || _valid25;
if(!valid26){
const _errs155 = errors;
if(data25 !== null){
const err76 = {instancePath:instancePath+"/cnpj",schemaPath:"#/properties/cnpj/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var _valid25 = _errs155 === errors;
valid26 = valid26 || _valid25;
}
if(!valid26){
const err77 = {instancePath:instancePath+"/cnpj",schemaPath:"#/properties/cnpj/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs152;
if(vErrors !== null){
if(_errs152){
vErrors.length = _errs152;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs151 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chaveNF !== undefined){
let data26 = data.chaveNF;
const _errs157 = errors;
const _errs158 = errors;
let valid27 = false;
const _errs159 = errors;
const _errs160 = errors;
if(errors === _errs160){
if(typeof data26 === "string"){
if(data26.length > 44 && func0(data26) > 44){
const err78 = {instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF/maxLength",keyword:"maxLength",params:{limit: 44}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
var _valid26 = _errs159 === errors;
valid27 = valid27 || _valid26;
if(!valid27){
const _errs162 = errors;
if(data26 !== null){
const err80 = {instancePath:instancePath+"/chaveNF",schemaPath:"#/properties/chaveNF/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid26 = _errs162 === errors;
valid27 = valid27 || _valid26;
}
if(!valid27){
const err81 = {instancePath:instancePath+"/chaveNF",schemaPath:"#/properties/chaveNF/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs158;
if(vErrors !== null){
if(_errs158){
vErrors.length = _errs158;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs157 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chaveConhecimento !== undefined){
let data27 = data.chaveConhecimento;
const _errs164 = errors;
const _errs165 = errors;
let valid29 = false;
const _errs166 = errors;
if(typeof data27 !== "string"){
const err82 = {instancePath:instancePath+"/chaveConhecimento",schemaPath:"#/properties/chaveConhecimento/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var _valid27 = _errs166 === errors;
valid29 = valid29 || _valid27;
if(!valid29){
const _errs168 = errors;
if(data27 !== null){
const err83 = {instancePath:instancePath+"/chaveConhecimento",schemaPath:"#/properties/chaveConhecimento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
var _valid27 = _errs168 === errors;
valid29 = valid29 || _valid27;
}
if(!valid29){
const err84 = {instancePath:instancePath+"/chaveConhecimento",schemaPath:"#/properties/chaveConhecimento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs165;
if(vErrors !== null){
if(_errs165){
vErrors.length = _errs165;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs164 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cnpjTransportadora !== undefined){
let data28 = data.cnpjTransportadora;
const _errs170 = errors;
const _errs171 = errors;
let valid30 = false;
const _errs172 = errors;
if(typeof data28 !== "string"){
const err85 = {instancePath:instancePath+"/cnpjTransportadora",schemaPath:"#/properties/cnpjTransportadora/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid28 = _errs172 === errors;
valid30 = valid30 || _valid28;
if(!valid30){
const _errs174 = errors;
if(data28 !== null){
const err86 = {instancePath:instancePath+"/cnpjTransportadora",schemaPath:"#/properties/cnpjTransportadora/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid28 = _errs174 === errors;
valid30 = valid30 || _valid28;
}
if(!valid30){
const err87 = {instancePath:instancePath+"/cnpjTransportadora",schemaPath:"#/properties/cnpjTransportadora/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs171;
if(vErrors !== null){
if(_errs171){
vErrors.length = _errs171;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs170 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.autorizado !== undefined){
let data29 = data.autorizado;
const _errs176 = errors;
const _errs177 = errors;
let valid31 = false;
const _errs178 = errors;
if(typeof data29 !== "string"){
const err88 = {instancePath:instancePath+"/autorizado",schemaPath:"#/properties/autorizado/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(!((data29 === "sim") || (data29 === "não"))){
const err89 = {instancePath:instancePath+"/autorizado",schemaPath:"#/properties/autorizado/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema84.properties.autorizado.anyOf[0].enum}};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
var _valid29 = _errs178 === errors;
valid31 = valid31 || _valid29;
if(!valid31){
const _errs180 = errors;
if(data29 !== null){
const err90 = {instancePath:instancePath+"/autorizado",schemaPath:"#/properties/autorizado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid29 = _errs180 === errors;
valid31 = valid31 || _valid29;
}
if(!valid31){
const err91 = {instancePath:instancePath+"/autorizado",schemaPath:"#/properties/autorizado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs177;
if(vErrors !== null){
if(_errs177){
vErrors.length = _errs177;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs176 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuarioAutorizacao !== undefined){
let data30 = data.usuarioAutorizacao;
const _errs182 = errors;
const _errs183 = errors;
let valid32 = false;
const _errs184 = errors;
if(typeof data30 !== "string"){
const err92 = {instancePath:instancePath+"/usuarioAutorizacao",schemaPath:"#/properties/usuarioAutorizacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var _valid30 = _errs184 === errors;
valid32 = valid32 || _valid30;
if(!valid32){
const _errs186 = errors;
if(data30 !== null){
const err93 = {instancePath:instancePath+"/usuarioAutorizacao",schemaPath:"#/properties/usuarioAutorizacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var _valid30 = _errs186 === errors;
valid32 = valid32 || _valid30;
}
if(!valid32){
const err94 = {instancePath:instancePath+"/usuarioAutorizacao",schemaPath:"#/properties/usuarioAutorizacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs183;
if(vErrors !== null){
if(_errs183){
vErrors.length = _errs183;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs182 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idUsuarioAutorizacao !== undefined){
let data31 = data.idUsuarioAutorizacao;
const _errs188 = errors;
const _errs189 = errors;
let valid33 = false;
const _errs190 = errors;
if(typeof data31 !== "string"){
const err95 = {instancePath:instancePath+"/idUsuarioAutorizacao",schemaPath:"#/properties/idUsuarioAutorizacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
var _valid31 = _errs190 === errors;
valid33 = valid33 || _valid31;
if(!valid33){
const _errs192 = errors;
if(data31 !== null){
const err96 = {instancePath:instancePath+"/idUsuarioAutorizacao",schemaPath:"#/properties/idUsuarioAutorizacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
var _valid31 = _errs192 === errors;
valid33 = valid33 || _valid31;
}
if(!valid33){
const err97 = {instancePath:instancePath+"/idUsuarioAutorizacao",schemaPath:"#/properties/idUsuarioAutorizacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs189;
if(vErrors !== null){
if(_errs189){
vErrors.length = _errs189;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs188 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comentarioAutorizacao !== undefined){
let data32 = data.comentarioAutorizacao;
const _errs194 = errors;
const _errs195 = errors;
let valid34 = false;
const _errs196 = errors;
if(typeof data32 !== "string"){
const err98 = {instancePath:instancePath+"/comentarioAutorizacao",schemaPath:"#/properties/comentarioAutorizacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
var _valid32 = _errs196 === errors;
valid34 = valid34 || _valid32;
if(!valid34){
const _errs198 = errors;
if(data32 !== null){
const err99 = {instancePath:instancePath+"/comentarioAutorizacao",schemaPath:"#/properties/comentarioAutorizacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var _valid32 = _errs198 === errors;
valid34 = valid34 || _valid32;
}
if(!valid34){
const err100 = {instancePath:instancePath+"/comentarioAutorizacao",schemaPath:"#/properties/comentarioAutorizacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs195;
if(vErrors !== null){
if(_errs195){
vErrors.length = _errs195;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs194 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ST !== undefined){
let data33 = data.ST;
const _errs200 = errors;
const _errs201 = errors;
let valid35 = false;
const _errs202 = errors;
if(typeof data33 !== "string"){
const err101 = {instancePath:instancePath+"/ST",schemaPath:"#/properties/ST/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
var _valid33 = _errs202 === errors;
valid35 = valid35 || _valid33;
if(!valid35){
const _errs204 = errors;
if(data33 !== null){
const err102 = {instancePath:instancePath+"/ST",schemaPath:"#/properties/ST/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var _valid33 = _errs204 === errors;
valid35 = valid35 || _valid33;
}
if(!valid35){
const err103 = {instancePath:instancePath+"/ST",schemaPath:"#/properties/ST/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs201;
if(vErrors !== null){
if(_errs201){
vErrors.length = _errs201;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs200 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTipoConhecimento !== undefined){
let data34 = data.idTipoConhecimento;
const _errs206 = errors;
const _errs207 = errors;
let valid36 = false;
const _errs208 = errors;
if(errors === _errs208){
if(typeof data34 === "string"){
if(data34.length > 1 && func0(data34) > 1){
const err104 = {instancePath:instancePath+"/idTipoConhecimento",schemaPath:"#/properties/idTipoConhecimento/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 1}};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/idTipoConhecimento",schemaPath:"#/properties/idTipoConhecimento/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
var _valid34 = _errs208 === errors;
valid36 = valid36 || _valid34;
if(!valid36){
const _errs210 = errors;
if(data34 !== null){
const err106 = {instancePath:instancePath+"/idTipoConhecimento",schemaPath:"#/properties/idTipoConhecimento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
var _valid34 = _errs210 === errors;
valid36 = valid36 || _valid34;
}
if(!valid36){
const err107 = {instancePath:instancePath+"/idTipoConhecimento",schemaPath:"#/properties/idTipoConhecimento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs207;
if(vErrors !== null){
if(_errs207){
vErrors.length = _errs207;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs206 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoConhecimento !== undefined){
let data35 = data.tipoConhecimento;
const _errs212 = errors;
const _errs213 = errors;
let valid37 = false;
const _errs214 = errors;
if(typeof data35 !== "string"){
const err108 = {instancePath:instancePath+"/tipoConhecimento",schemaPath:"#/properties/tipoConhecimento/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
var _valid35 = _errs214 === errors;
valid37 = valid37 || _valid35;
if(!valid37){
const _errs216 = errors;
if(data35 !== null){
const err109 = {instancePath:instancePath+"/tipoConhecimento",schemaPath:"#/properties/tipoConhecimento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
var _valid35 = _errs216 === errors;
valid37 = valid37 || _valid35;
}
if(!valid37){
const err110 = {instancePath:instancePath+"/tipoConhecimento",schemaPath:"#/properties/tipoConhecimento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs213;
if(vErrors !== null){
if(_errs213){
vErrors.length = _errs213;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs212 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataConhecimento !== undefined){
let data36 = data.dataConhecimento;
const _errs218 = errors;
const _errs219 = errors;
let valid38 = false;
const _errs220 = errors;
const _errs221 = errors;
if(errors === _errs221){
if(errors === _errs221){
if(typeof data36 === "string"){
if(!(formats3(data36))){
const err111 = {instancePath:instancePath+"/dataConhecimento",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
else {
if(!pattern15.test(data36)){
const err112 = {instancePath:instancePath+"/dataConhecimento",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/dataConhecimento",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
var _valid36 = _errs220 === errors;
valid38 = valid38 || _valid36;
if(!valid38){
const _errs223 = errors;
if(data36 !== null){
const err114 = {instancePath:instancePath+"/dataConhecimento",schemaPath:"#/properties/dataConhecimento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
var _valid36 = _errs223 === errors;
valid38 = valid38 || _valid36;
}
if(!valid38){
const err115 = {instancePath:instancePath+"/dataConhecimento",schemaPath:"#/properties/dataConhecimento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs219;
if(vErrors !== null){
if(_errs219){
vErrors.length = _errs219;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs218 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataProcessamento !== undefined){
let data37 = data.dataProcessamento;
const _errs225 = errors;
const _errs226 = errors;
let valid40 = false;
const _errs227 = errors;
const _errs228 = errors;
if(errors === _errs228){
if(errors === _errs228){
if(typeof data37 === "string"){
if(!(formats3(data37))){
const err116 = {instancePath:instancePath+"/dataProcessamento",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
else {
if(!pattern16.test(data37)){
const err117 = {instancePath:instancePath+"/dataProcessamento",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/dataProcessamento",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
var _valid37 = _errs227 === errors;
valid40 = valid40 || _valid37;
if(!valid40){
const _errs230 = errors;
if(data37 !== null){
const err119 = {instancePath:instancePath+"/dataProcessamento",schemaPath:"#/properties/dataProcessamento/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
var _valid37 = _errs230 === errors;
valid40 = valid40 || _valid37;
}
if(!valid40){
const err120 = {instancePath:instancePath+"/dataProcessamento",schemaPath:"#/properties/dataProcessamento/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
validate44.errors = vErrors;
return false;
}
else {
errors = _errs226;
if(vErrors !== null){
if(_errs226){
vErrors.length = _errs226;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs225 === errors;
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
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const schema86 = {"type":"object","required":["cnpjFaturador","filialERP","filialNomeEnvio","cidade","uf","cep","pedidoERP","chave","idFilialCotacao","idFilialEnvio","numero","serie","data","valorTotal","valorTotalProdutos"],"properties":{"cnpjFaturador":{"anyOf":[{"type":"string","maxLength":14},{"type":"null"}]},"filialERP":{"type":"string","maxLength":30},"filialNomeEnvio":{"anyOf":[{"type":"string","maxLength":30},{"type":"null"}]},"cidade":{"anyOf":[{"type":"string","maxLength":45},{"type":"null"}]},"uf":{"anyOf":[{"type":"string","maxLength":2},{"type":"null"}]},"cep":{"anyOf":[{"type":"string","maxLength":8},{"type":"null"}]},"pedidoERP":{"anyOf":[{"type":"string","maxLength":30},{"type":"null"}]},"chave":{"$ref":"ChaveNF"},"idFilialCotacao":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"idFilialEnvio":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"numero":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"serie":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"data":{"$ref":"Timestamp"},"valorTotal":{"type":"number"},"valorTotalProdutos":{"type":"number"}},"$id":"NotaFiscal"};
const pattern17 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="NotaFiscal" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.cnpjFaturador === undefined) && (missing0 = "cnpjFaturador")) || ((data.filialERP === undefined) && (missing0 = "filialERP"))) || ((data.filialNomeEnvio === undefined) && (missing0 = "filialNomeEnvio"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.cep === undefined) && (missing0 = "cep"))) || ((data.pedidoERP === undefined) && (missing0 = "pedidoERP"))) || ((data.chave === undefined) && (missing0 = "chave"))) || ((data.idFilialCotacao === undefined) && (missing0 = "idFilialCotacao"))) || ((data.idFilialEnvio === undefined) && (missing0 = "idFilialEnvio"))) || ((data.numero === undefined) && (missing0 = "numero"))) || ((data.serie === undefined) && (missing0 = "serie"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.valorTotal === undefined) && (missing0 = "valorTotal"))) || ((data.valorTotalProdutos === undefined) && (missing0 = "valorTotalProdutos"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.cnpjFaturador !== undefined){
let data0 = data.cnpjFaturador;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 14 && func0(data0) > 14){
const err0 = {instancePath:instancePath+"/cnpjFaturador",schemaPath:"#/properties/cnpjFaturador/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 14}};
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
const err1 = {instancePath:instancePath+"/cnpjFaturador",schemaPath:"#/properties/cnpjFaturador/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/cnpjFaturador",schemaPath:"#/properties/cnpjFaturador/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/cnpjFaturador",schemaPath:"#/properties/cnpjFaturador/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
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
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(data1.length > 30 && func0(data1) > 30){
validate45.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialNomeEnvio !== undefined){
let data2 = data.filialNomeEnvio;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(data2.length > 30 && func0(data2) > 30){
const err4 = {instancePath:instancePath+"/filialNomeEnvio",schemaPath:"#/properties/filialNomeEnvio/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 30}};
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
const err5 = {instancePath:instancePath+"/filialNomeEnvio",schemaPath:"#/properties/filialNomeEnvio/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/filialNomeEnvio",schemaPath:"#/properties/filialNomeEnvio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/filialNomeEnvio",schemaPath:"#/properties/filialNomeEnvio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate45.errors = vErrors;
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
if(data.cidade !== undefined){
let data3 = data.cidade;
const _errs15 = errors;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data3 === "string"){
if(data3.length > 45 && func0(data3) > 45){
const err8 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 45}};
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
const err9 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs19 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate45.errors = vErrors;
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
if(data.uf !== undefined){
let data4 = data.uf;
const _errs21 = errors;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data4 === "string"){
if(data4.length > 2 && func0(data4) > 2){
const err12 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 2}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs23 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs25 = errors;
if(data4 !== null){
const err14 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err15 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate45.errors = vErrors;
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
if(data.cep !== undefined){
let data5 = data.cep;
const _errs27 = errors;
const _errs28 = errors;
let valid5 = false;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data5 === "string"){
if(data5.length > 8 && func0(data5) > 8){
const err16 = {instancePath:instancePath+"/cep",schemaPath:"#/properties/cep/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 8}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/cep",schemaPath:"#/properties/cep/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid4 = _errs29 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs31 = errors;
if(data5 !== null){
const err18 = {instancePath:instancePath+"/cep",schemaPath:"#/properties/cep/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err19 = {instancePath:instancePath+"/cep",schemaPath:"#/properties/cep/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate45.errors = vErrors;
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
if(data.pedidoERP !== undefined){
let data6 = data.pedidoERP;
const _errs33 = errors;
const _errs34 = errors;
let valid6 = false;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data6 === "string"){
if(data6.length > 30 && func0(data6) > 30){
const err20 = {instancePath:instancePath+"/pedidoERP",schemaPath:"#/properties/pedidoERP/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/pedidoERP",schemaPath:"#/properties/pedidoERP/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid5 = _errs35 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs37 = errors;
if(data6 !== null){
const err22 = {instancePath:instancePath+"/pedidoERP",schemaPath:"#/properties/pedidoERP/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs37 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err23 = {instancePath:instancePath+"/pedidoERP",schemaPath:"#/properties/pedidoERP/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate45.errors = vErrors;
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
if(data.chave !== undefined){
let data7 = data.chave;
const _errs39 = errors;
const _errs40 = errors;
if(errors === _errs40){
if(typeof data7 === "string"){
if(data7.length > 44 && func0(data7) > 44){
validate45.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChaveNF/maxLength",keyword:"maxLength",params:{limit: 44}}];
return false;
}
}
else {
validate45.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChaveNF/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idFilialCotacao !== undefined){
let data8 = data.idFilialCotacao;
const _errs42 = errors;
const _errs43 = errors;
let valid8 = false;
const _errs44 = errors;
const _errs45 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/idFilialCotacao",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(errors === _errs45){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err25 = {instancePath:instancePath+"/idFilialCotacao",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(data8 < -9007199254740991 || isNaN(data8)){
const err26 = {instancePath:instancePath+"/idFilialCotacao",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
var _valid6 = _errs44 === errors;
valid8 = valid8 || _valid6;
if(!valid8){
const _errs47 = errors;
if(data8 !== null){
const err27 = {instancePath:instancePath+"/idFilialCotacao",schemaPath:"#/properties/idFilialCotacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid6 = _errs47 === errors;
valid8 = valid8 || _valid6;
}
if(!valid8){
const err28 = {instancePath:instancePath+"/idFilialCotacao",schemaPath:"#/properties/idFilialCotacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idFilialEnvio !== undefined){
let data9 = data.idFilialEnvio;
const _errs49 = errors;
const _errs50 = errors;
let valid10 = false;
const _errs51 = errors;
const _errs52 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err29 = {instancePath:instancePath+"/idFilialEnvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(errors === _errs52){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err30 = {instancePath:instancePath+"/idFilialEnvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
if(data9 < -9007199254740991 || isNaN(data9)){
const err31 = {instancePath:instancePath+"/idFilialEnvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
var _valid7 = _errs51 === errors;
valid10 = valid10 || _valid7;
if(!valid10){
const _errs54 = errors;
if(data9 !== null){
const err32 = {instancePath:instancePath+"/idFilialEnvio",schemaPath:"#/properties/idFilialEnvio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid7 = _errs54 === errors;
valid10 = valid10 || _valid7;
}
if(!valid10){
const err33 = {instancePath:instancePath+"/idFilialEnvio",schemaPath:"#/properties/idFilialEnvio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numero !== undefined){
let data10 = data.numero;
const _errs56 = errors;
const _errs57 = errors;
let valid12 = false;
const _errs58 = errors;
const _errs59 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err34 = {instancePath:instancePath+"/numero",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(errors === _errs59){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
const err35 = {instancePath:instancePath+"/numero",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
if(data10 < -2147483648 || isNaN(data10)){
const err36 = {instancePath:instancePath+"/numero",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
}
var _valid8 = _errs58 === errors;
valid12 = valid12 || _valid8;
if(!valid12){
const _errs61 = errors;
if(data10 !== null){
const err37 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid8 = _errs61 === errors;
valid12 = valid12 || _valid8;
}
if(!valid12){
const err38 = {instancePath:instancePath+"/numero",schemaPath:"#/properties/numero/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
validate45.errors = vErrors;
return false;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs56 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serie !== undefined){
let data11 = data.serie;
const _errs63 = errors;
const _errs64 = errors;
let valid14 = false;
const _errs65 = errors;
const _errs66 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err39 = {instancePath:instancePath+"/serie",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(errors === _errs66){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483647 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/serie",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
if(data11 < -2147483648 || isNaN(data11)){
const err41 = {instancePath:instancePath+"/serie",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
var _valid9 = _errs65 === errors;
valid14 = valid14 || _valid9;
if(!valid14){
const _errs68 = errors;
if(data11 !== null){
const err42 = {instancePath:instancePath+"/serie",schemaPath:"#/properties/serie/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
var _valid9 = _errs68 === errors;
valid14 = valid14 || _valid9;
}
if(!valid14){
const err43 = {instancePath:instancePath+"/serie",schemaPath:"#/properties/serie/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
validate45.errors = vErrors;
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
if(data.data !== undefined){
let data12 = data.data;
const _errs70 = errors;
const _errs71 = errors;
if(errors === _errs71){
if(errors === _errs71){
if(typeof data12 === "string"){
if(!(formats3(data12))){
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern17.test(data12)){
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTotal !== undefined){
let data13 = data.valorTotal;
const _errs73 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
validate45.errors = [{instancePath:instancePath+"/valorTotal",schemaPath:"#/properties/valorTotal/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTotalProdutos !== undefined){
let data14 = data.valorTotalProdutos;
const _errs75 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
validate45.errors = [{instancePath:instancePath+"/valorTotalProdutos",schemaPath:"#/properties/valorTotalProdutos/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs75 === errors;
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
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":"object","required":["sku","titulo","categoria","idSku","tituloCadastro","categoriaCadastro","variacao","peso","altura","largura","profundidade","preco","pesoCadastro","alturaCadastro","larguraCadastro","profundidadeCadastro","quantidade","quantidadeVolumes"],"properties":{"sku":{"type":"string","maxLength":50},"titulo":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]},"categoria":{"anyOf":[{"type":"string","maxLength":200},{"type":"null"}]},"idSku":{"anyOf":[{"type":"string"},{"type":"null"}]},"tituloCadastro":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]},"categoriaCadastro":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"variacao":{"anyOf":[{"type":"string","maxLength":60},{"type":"null"}]},"peso":{"type":"number"},"altura":{"type":"number"},"largura":{"type":"number"},"profundidade":{"type":"number"},"preco":{"type":"number"},"pesoCadastro":{"anyOf":[{"type":"number"},{"type":"null"}]},"alturaCadastro":{"anyOf":[{"type":"number"},{"type":"null"}]},"larguraCadastro":{"anyOf":[{"type":"number"},{"type":"null"}]},"profundidadeCadastro":{"anyOf":[{"type":"number"},{"type":"null"}]},"quantidade":{"$ref":"Inteiro"},"quantidadeVolumes":{"$ref":"Inteiro"}},"$id":"ProdutoPedido"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutoPedido" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((data.sku === undefined) && (missing0 = "sku")) || ((data.titulo === undefined) && (missing0 = "titulo"))) || ((data.categoria === undefined) && (missing0 = "categoria"))) || ((data.idSku === undefined) && (missing0 = "idSku"))) || ((data.tituloCadastro === undefined) && (missing0 = "tituloCadastro"))) || ((data.categoriaCadastro === undefined) && (missing0 = "categoriaCadastro"))) || ((data.variacao === undefined) && (missing0 = "variacao"))) || ((data.peso === undefined) && (missing0 = "peso"))) || ((data.altura === undefined) && (missing0 = "altura"))) || ((data.largura === undefined) && (missing0 = "largura"))) || ((data.profundidade === undefined) && (missing0 = "profundidade"))) || ((data.preco === undefined) && (missing0 = "preco"))) || ((data.pesoCadastro === undefined) && (missing0 = "pesoCadastro"))) || ((data.alturaCadastro === undefined) && (missing0 = "alturaCadastro"))) || ((data.larguraCadastro === undefined) && (missing0 = "larguraCadastro"))) || ((data.profundidadeCadastro === undefined) && (missing0 = "profundidadeCadastro"))) || ((data.quantidade === undefined) && (missing0 = "quantidade"))) || ((data.quantidadeVolumes === undefined) && (missing0 = "quantidadeVolumes"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 50 && func0(data0) > 50){
validate46.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate46.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titulo !== undefined){
let data1 = data.titulo;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
const err0 = {instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
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
const err1 = {instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate46.errors = vErrors;
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
if(data.categoria !== undefined){
let data2 = data.categoria;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(data2.length > 200 && func0(data2) > 200){
const err4 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 200}};
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
const err5 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate46.errors = vErrors;
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
if(data.idSku !== undefined){
let data3 = data.idSku;
const _errs15 = errors;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/idSku",schemaPath:"#/properties/idSku/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs19 = errors;
if(data3 !== null){
const err9 = {instancePath:instancePath+"/idSku",schemaPath:"#/properties/idSku/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err10 = {instancePath:instancePath+"/idSku",schemaPath:"#/properties/idSku/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate46.errors = vErrors;
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
if(data.tituloCadastro !== undefined){
let data4 = data.tituloCadastro;
const _errs21 = errors;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data4 === "string"){
if(data4.length > 255 && func0(data4) > 255){
const err11 = {instancePath:instancePath+"/tituloCadastro",schemaPath:"#/properties/tituloCadastro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/tituloCadastro",schemaPath:"#/properties/tituloCadastro/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid3 = _errs23 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs25 = errors;
if(data4 !== null){
const err13 = {instancePath:instancePath+"/tituloCadastro",schemaPath:"#/properties/tituloCadastro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err14 = {instancePath:instancePath+"/tituloCadastro",schemaPath:"#/properties/tituloCadastro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate46.errors = vErrors;
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
if(data.categoriaCadastro !== undefined){
let data5 = data.categoriaCadastro;
const _errs27 = errors;
const _errs28 = errors;
let valid5 = false;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data5 === "string"){
if(data5.length > 100 && func0(data5) > 100){
const err15 = {instancePath:instancePath+"/categoriaCadastro",schemaPath:"#/properties/categoriaCadastro/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/categoriaCadastro",schemaPath:"#/properties/categoriaCadastro/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var _valid4 = _errs29 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs31 = errors;
if(data5 !== null){
const err17 = {instancePath:instancePath+"/categoriaCadastro",schemaPath:"#/properties/categoriaCadastro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err18 = {instancePath:instancePath+"/categoriaCadastro",schemaPath:"#/properties/categoriaCadastro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
validate46.errors = vErrors;
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
if(data.variacao !== undefined){
let data6 = data.variacao;
const _errs33 = errors;
const _errs34 = errors;
let valid6 = false;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data6 === "string"){
if(data6.length > 60 && func0(data6) > 60){
const err19 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid5 = _errs35 === errors;
valid6 = valid6 || _valid5;
if(!valid6){
const _errs37 = errors;
if(data6 !== null){
const err21 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid5 = _errs37 === errors;
valid6 = valid6 || _valid5;
}
if(!valid6){
const err22 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
validate46.errors = vErrors;
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
if(data.peso !== undefined){
let data7 = data.peso;
const _errs39 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate46.errors = [{instancePath:instancePath+"/peso",schemaPath:"#/properties/peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data8 = data.altura;
const _errs41 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate46.errors = [{instancePath:instancePath+"/altura",schemaPath:"#/properties/altura/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data9 = data.largura;
const _errs43 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate46.errors = [{instancePath:instancePath+"/largura",schemaPath:"#/properties/largura/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data10 = data.profundidade;
const _errs45 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate46.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"#/properties/profundidade/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preco !== undefined){
let data11 = data.preco;
const _errs47 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate46.errors = [{instancePath:instancePath+"/preco",schemaPath:"#/properties/preco/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pesoCadastro !== undefined){
let data12 = data.pesoCadastro;
const _errs49 = errors;
const _errs50 = errors;
let valid7 = false;
const _errs51 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err23 = {instancePath:instancePath+"/pesoCadastro",schemaPath:"#/properties/pesoCadastro/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid6 = _errs51 === errors;
valid7 = valid7 || _valid6;
if(!valid7){
const _errs53 = errors;
if(data12 !== null){
const err24 = {instancePath:instancePath+"/pesoCadastro",schemaPath:"#/properties/pesoCadastro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid6 = _errs53 === errors;
valid7 = valid7 || _valid6;
}
if(!valid7){
const err25 = {instancePath:instancePath+"/pesoCadastro",schemaPath:"#/properties/pesoCadastro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs50;
if(vErrors !== null){
if(_errs50){
vErrors.length = _errs50;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alturaCadastro !== undefined){
let data13 = data.alturaCadastro;
const _errs55 = errors;
const _errs56 = errors;
let valid8 = false;
const _errs57 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/alturaCadastro",schemaPath:"#/properties/alturaCadastro/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid7 = _errs57 === errors;
valid8 = valid8 || _valid7;
if(!valid8){
const _errs59 = errors;
if(data13 !== null){
const err27 = {instancePath:instancePath+"/alturaCadastro",schemaPath:"#/properties/alturaCadastro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid7 = _errs59 === errors;
valid8 = valid8 || _valid7;
}
if(!valid8){
const err28 = {instancePath:instancePath+"/alturaCadastro",schemaPath:"#/properties/alturaCadastro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.larguraCadastro !== undefined){
let data14 = data.larguraCadastro;
const _errs61 = errors;
const _errs62 = errors;
let valid9 = false;
const _errs63 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
const err29 = {instancePath:instancePath+"/larguraCadastro",schemaPath:"#/properties/larguraCadastro/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid8 = _errs63 === errors;
valid9 = valid9 || _valid8;
if(!valid9){
const _errs65 = errors;
if(data14 !== null){
const err30 = {instancePath:instancePath+"/larguraCadastro",schemaPath:"#/properties/larguraCadastro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid8 = _errs65 === errors;
valid9 = valid9 || _valid8;
}
if(!valid9){
const err31 = {instancePath:instancePath+"/larguraCadastro",schemaPath:"#/properties/larguraCadastro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidadeCadastro !== undefined){
let data15 = data.profundidadeCadastro;
const _errs67 = errors;
const _errs68 = errors;
let valid10 = false;
const _errs69 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err32 = {instancePath:instancePath+"/profundidadeCadastro",schemaPath:"#/properties/profundidadeCadastro/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid9 = _errs69 === errors;
valid10 = valid10 || _valid9;
if(!valid10){
const _errs71 = errors;
if(data15 !== null){
const err33 = {instancePath:instancePath+"/profundidadeCadastro",schemaPath:"#/properties/profundidadeCadastro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid9 = _errs71 === errors;
valid10 = valid10 || _valid9;
}
if(!valid10){
const err34 = {instancePath:instancePath+"/profundidadeCadastro",schemaPath:"#/properties/profundidadeCadastro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
validate46.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidade !== undefined){
let data16 = data.quantidade;
const _errs73 = errors;
const _errs74 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate46.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs74){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 2147483647 || isNaN(data16)){
validate46.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data16 < -2147483648 || isNaN(data16)){
validate46.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidadeVolumes !== undefined){
let data17 = data.quantidadeVolumes;
const _errs76 = errors;
const _errs77 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate46.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs77){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 2147483647 || isNaN(data17)){
validate46.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data17 < -2147483648 || isNaN(data17)){
validate46.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
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
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const schema88 = {"type":"object","required":["id","data","idOcoren","descricao","informacaoAdicional","visivelCliente"],"properties":{"id":{"$ref":"Identificador"},"data":{"$ref":"Timestamp"},"idOcoren":{"$ref":"Inteiro"},"descricao":{"type":"string"},"informacaoAdicional":{"anyOf":[{"type":"string"},{"type":"null"}]},"visivelCliente":{"type":"boolean"}},"$id":"Ocorrencia"};
const pattern18 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Ocorrencia" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.idOcoren === undefined) && (missing0 = "idOcoren"))) || ((data.descricao === undefined) && (missing0 = "descricao"))) || ((data.informacaoAdicional === undefined) && (missing0 = "informacaoAdicional"))) || ((data.visivelCliente === undefined) && (missing0 = "visivelCliente"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/id",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats3(data1))){
validate47.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern18.test(data1)){
validate47.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
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
if(data.idOcoren !== undefined){
let data2 = data.idOcoren;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate47.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate47.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < -2147483648 || isNaN(data2)){
validate47.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.descricao !== undefined){
const _errs10 = errors;
if(typeof data.descricao !== "string"){
validate47.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.informacaoAdicional !== undefined){
let data4 = data.informacaoAdicional;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err0 = {instancePath:instancePath+"/informacaoAdicional",schemaPath:"#/properties/informacaoAdicional/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs16 = errors;
if(data4 !== null){
const err1 = {instancePath:instancePath+"/informacaoAdicional",schemaPath:"#/properties/informacaoAdicional/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err2 = {instancePath:instancePath+"/informacaoAdicional",schemaPath:"#/properties/informacaoAdicional/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate47.errors = vErrors;
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
if(data.visivelCliente !== undefined){
const _errs18 = errors;
if(typeof data.visivelCliente !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/visivelCliente",schemaPath:"#/properties/visivelCliente/type",keyword:"type",params:{type: "boolean"}}];
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
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EnvioPedido" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((((((((((((((((((((data.id === undefined) && (missing0 = "id")) || ((data.idStatus === undefined) && (missing0 = "idStatus"))) || ((data.statusDescricao === undefined) && (missing0 = "statusDescricao"))) || ((data.descricao === undefined) && (missing0 = "descricao"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.idMetodoEnvio === undefined) && (missing0 = "idMetodoEnvio"))) || ((data.nomeTransportadora === undefined) && (missing0 = "nomeTransportadora"))) || ((data.nomeMetodoEnvio === undefined) && (missing0 = "nomeMetodoEnvio"))) || ((data.urlFotoMetodoEnvio === undefined) && (missing0 = "urlFotoMetodoEnvio"))) || ((data.peso === undefined) && (missing0 = "peso"))) || ((data.altura === undefined) && (missing0 = "altura"))) || ((data.largura === undefined) && (missing0 = "largura"))) || ((data.profundidade === undefined) && (missing0 = "profundidade"))) || ((data.quantidade === undefined) && (missing0 = "quantidade"))) || ((data.quantidadeVolumes === undefined) && (missing0 = "quantidadeVolumes"))) || ((data.codigoRastreio === undefined) && (missing0 = "codigoRastreio"))) || ((data.urlRastreioExterno === undefined) && (missing0 = "urlRastreioExterno"))) || ((data.mapaDeCarga === undefined) && (missing0 = "mapaDeCarga"))) || ((data.plp === undefined) && (missing0 = "plp"))) || ((data.prazoEntregaPedido === undefined) && (missing0 = "prazoEntregaPedido"))) || ((data.prazoEntregaCotacao === undefined) && (missing0 = "prazoEntregaCotacao"))) || ((data.dataCotacao === undefined) && (missing0 = "dataCotacao"))) || ((data.dataEntrega === undefined) && (missing0 = "dataEntrega"))) || ((data.diferencaPedidoCotacao === undefined) && (missing0 = "diferencaPedidoCotacao"))) || ((data.diferencaFaturamentoCotacao === undefined) && (missing0 = "diferencaFaturamentoCotacao"))) || ((data.diferencaCotadoEntregue === undefined) && (missing0 = "diferencaCotadoEntregue"))) || ((data.diferencaPedidoEntregue === undefined) && (missing0 = "diferencaPedidoEntregue"))) || ((data.prazoTrocaTransporte === undefined) && (missing0 = "prazoTrocaTransporte"))) || ((data.valorTrocaTransporte === undefined) && (missing0 = "valorTrocaTransporte"))) || ((data.freteRealTrocaTransporte === undefined) && (missing0 = "freteRealTrocaTransporte"))) || ((data.prazoCotacaoDiasUteis === undefined) && (missing0 = "prazoCotacaoDiasUteis"))) || ((data.observacao === undefined) && (missing0 = "observacao"))) || ((data.conciliacao === undefined) && (missing0 = "conciliacao"))) || ((data.notaFiscal === undefined) && (missing0 = "notaFiscal"))) || ((data.produtos === undefined) && (missing0 = "produtos"))) || ((data.ocoren === undefined) && (missing0 = "ocoren"))) || ((data.dadosAdicionaisEnvio === undefined) && (missing0 = "dadosAdicionaisEnvio"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate48.errors = [{instancePath:instancePath+"/id",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.idStatus !== undefined){
let data1 = data.idStatus;
const _errs4 = errors;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate48.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate48.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate48.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.statusDescricao !== undefined){
const _errs7 = errors;
if(typeof data.statusDescricao !== "string"){
validate48.errors = [{instancePath:instancePath+"/statusDescricao",schemaPath:"#/properties/statusDescricao/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
const err0 = {instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err1 = {instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs13 = errors;
if(data3 !== null){
const err2 = {instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err3 = {instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate48.errors = vErrors;
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
if(data.idTransportadora !== undefined){
let data4 = data.idTransportadora;
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
const _errs18 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err4 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
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
if(data4 > 9007199254740991 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data4 < -9007199254740991 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
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
const err7 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf/1/type",keyword:"type",params:{type: "null"}};
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
const err8 = {instancePath:instancePath+"/idTransportadora",schemaPath:"#/properties/idTransportadora/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate48.errors = vErrors;
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
if(data.idMetodoEnvio !== undefined){
let data5 = data.idMetodoEnvio;
const _errs22 = errors;
const _errs23 = errors;
let valid6 = false;
const _errs24 = errors;
const _errs25 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err9 = {instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(errors === _errs25){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data5 < -9007199254740991 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
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
var _valid2 = _errs24 === errors;
valid6 = valid6 || _valid2;
if(!valid6){
const _errs27 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/idMetodoEnvio",schemaPath:"#/properties/idMetodoEnvio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid6 = valid6 || _valid2;
}
if(!valid6){
const err13 = {instancePath:instancePath+"/idMetodoEnvio",schemaPath:"#/properties/idMetodoEnvio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate48.errors = vErrors;
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
if(data.nomeTransportadora !== undefined){
let data6 = data.nomeTransportadora;
const _errs29 = errors;
const _errs30 = errors;
let valid8 = false;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data6 === "string"){
if(data6.length > 40 && func0(data6) > 40){
const err14 = {instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40}};
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
const err15 = {instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid3 = _errs31 === errors;
valid8 = valid8 || _valid3;
if(!valid8){
const _errs33 = errors;
if(data6 !== null){
const err16 = {instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid3 = _errs33 === errors;
valid8 = valid8 || _valid3;
}
if(!valid8){
const err17 = {instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
validate48.errors = vErrors;
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
if(data.nomeMetodoEnvio !== undefined){
let data7 = data.nomeMetodoEnvio;
const _errs35 = errors;
const _errs36 = errors;
let valid9 = false;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data7 === "string"){
if(data7.length > 40 && func0(data7) > 40){
const err18 = {instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40}};
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
const err19 = {instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid4 = _errs37 === errors;
valid9 = valid9 || _valid4;
if(!valid9){
const _errs39 = errors;
if(data7 !== null){
const err20 = {instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid4 = _errs39 === errors;
valid9 = valid9 || _valid4;
}
if(!valid9){
const err21 = {instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlFotoMetodoEnvio !== undefined){
let data8 = data.urlFotoMetodoEnvio;
const _errs41 = errors;
const _errs42 = errors;
let valid10 = false;
const _errs43 = errors;
if(typeof data8 !== "string"){
const err22 = {instancePath:instancePath+"/urlFotoMetodoEnvio",schemaPath:"#/properties/urlFotoMetodoEnvio/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs43 === errors;
valid10 = valid10 || _valid5;
if(!valid10){
const _errs45 = errors;
if(data8 !== null){
const err23 = {instancePath:instancePath+"/urlFotoMetodoEnvio",schemaPath:"#/properties/urlFotoMetodoEnvio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid5 = _errs45 === errors;
valid10 = valid10 || _valid5;
}
if(!valid10){
const err24 = {instancePath:instancePath+"/urlFotoMetodoEnvio",schemaPath:"#/properties/urlFotoMetodoEnvio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso !== undefined){
let data9 = data.peso;
const _errs47 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate48.errors = [{instancePath:instancePath+"/peso",schemaPath:"#/properties/peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data10 = data.altura;
const _errs49 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate48.errors = [{instancePath:instancePath+"/altura",schemaPath:"#/properties/altura/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data11 = data.largura;
const _errs51 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate48.errors = [{instancePath:instancePath+"/largura",schemaPath:"#/properties/largura/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data12 = data.profundidade;
const _errs53 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate48.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"#/properties/profundidade/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidade !== undefined){
let data13 = data.quantidade;
const _errs55 = errors;
const _errs56 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate48.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs56){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 2147483647 || isNaN(data13)){
validate48.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data13 < -2147483648 || isNaN(data13)){
validate48.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quantidadeVolumes !== undefined){
let data14 = data.quantidadeVolumes;
const _errs58 = errors;
const _errs59 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate48.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs59){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 2147483647 || isNaN(data14)){
validate48.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data14 < -2147483648 || isNaN(data14)){
validate48.errors = [{instancePath:instancePath+"/quantidadeVolumes",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoRastreio !== undefined){
let data15 = data.codigoRastreio;
const _errs61 = errors;
const _errs62 = errors;
let valid13 = false;
const _errs63 = errors;
if(errors === _errs63){
if(typeof data15 === "string"){
if(data15.length > 20 && func0(data15) > 20){
const err25 = {instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
var _valid6 = _errs63 === errors;
valid13 = valid13 || _valid6;
if(!valid13){
const _errs65 = errors;
if(data15 !== null){
const err27 = {instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid6 = _errs65 === errors;
valid13 = valid13 || _valid6;
}
if(!valid13){
const err28 = {instancePath:instancePath+"/codigoRastreio",schemaPath:"#/properties/codigoRastreio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs62;
if(vErrors !== null){
if(_errs62){
vErrors.length = _errs62;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urlRastreioExterno !== undefined){
let data16 = data.urlRastreioExterno;
const _errs67 = errors;
const _errs68 = errors;
let valid14 = false;
const _errs69 = errors;
if(typeof data16 !== "string"){
const err29 = {instancePath:instancePath+"/urlRastreioExterno",schemaPath:"#/properties/urlRastreioExterno/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid7 = _errs69 === errors;
valid14 = valid14 || _valid7;
if(!valid14){
const _errs71 = errors;
if(data16 !== null){
const err30 = {instancePath:instancePath+"/urlRastreioExterno",schemaPath:"#/properties/urlRastreioExterno/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid7 = _errs71 === errors;
valid14 = valid14 || _valid7;
}
if(!valid14){
const err31 = {instancePath:instancePath+"/urlRastreioExterno",schemaPath:"#/properties/urlRastreioExterno/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mapaDeCarga !== undefined){
let data17 = data.mapaDeCarga;
const _errs73 = errors;
const _errs74 = errors;
let valid15 = false;
const _errs75 = errors;
if(errors === _errs75){
if(typeof data17 === "string"){
if(data17.length > 255 && func0(data17) > 255){
const err32 = {instancePath:instancePath+"/mapaDeCarga",schemaPath:"#/properties/mapaDeCarga/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/mapaDeCarga",schemaPath:"#/properties/mapaDeCarga/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var _valid8 = _errs75 === errors;
valid15 = valid15 || _valid8;
if(!valid15){
const _errs77 = errors;
if(data17 !== null){
const err34 = {instancePath:instancePath+"/mapaDeCarga",schemaPath:"#/properties/mapaDeCarga/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid8 = _errs77 === errors;
valid15 = valid15 || _valid8;
}
if(!valid15){
const err35 = {instancePath:instancePath+"/mapaDeCarga",schemaPath:"#/properties/mapaDeCarga/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.plp !== undefined){
let data18 = data.plp;
const _errs79 = errors;
const _errs80 = errors;
let valid16 = false;
const _errs81 = errors;
const _errs82 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err36 = {instancePath:instancePath+"/plp",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(errors === _errs82){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
const err37 = {instancePath:instancePath+"/plp",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(data18 < -9007199254740991 || isNaN(data18)){
const err38 = {instancePath:instancePath+"/plp",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
var _valid9 = _errs81 === errors;
valid16 = valid16 || _valid9;
if(!valid16){
const _errs84 = errors;
if(data18 !== null){
const err39 = {instancePath:instancePath+"/plp",schemaPath:"#/properties/plp/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid9 = _errs84 === errors;
valid16 = valid16 || _valid9;
}
if(!valid16){
const err40 = {instancePath:instancePath+"/plp",schemaPath:"#/properties/plp/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntregaPedido !== undefined){
let data19 = data.prazoEntregaPedido;
const _errs86 = errors;
const _errs87 = errors;
if(errors === _errs87){
if(errors === _errs87){
if(typeof data19 === "string"){
if(!(formats3(data19))){
validate48.errors = [{instancePath:instancePath+"/prazoEntregaPedido",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern10.test(data19)){
validate48.errors = [{instancePath:instancePath+"/prazoEntregaPedido",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/prazoEntregaPedido",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs86 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoEntregaCotacao !== undefined){
let data20 = data.prazoEntregaCotacao;
const _errs89 = errors;
const _errs90 = errors;
let valid19 = false;
const _errs91 = errors;
const _errs92 = errors;
if(errors === _errs92){
if(errors === _errs92){
if(typeof data20 === "string"){
if(!(formats3(data20))){
const err41 = {instancePath:instancePath+"/prazoEntregaCotacao",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
if(!pattern11.test(data20)){
const err42 = {instancePath:instancePath+"/prazoEntregaCotacao",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/prazoEntregaCotacao",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
var _valid10 = _errs91 === errors;
valid19 = valid19 || _valid10;
if(!valid19){
const _errs94 = errors;
if(data20 !== null){
const err44 = {instancePath:instancePath+"/prazoEntregaCotacao",schemaPath:"#/properties/prazoEntregaCotacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid10 = _errs94 === errors;
valid19 = valid19 || _valid10;
}
if(!valid19){
const err45 = {instancePath:instancePath+"/prazoEntregaCotacao",schemaPath:"#/properties/prazoEntregaCotacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs90;
if(vErrors !== null){
if(_errs90){
vErrors.length = _errs90;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataCotacao !== undefined){
let data21 = data.dataCotacao;
const _errs96 = errors;
const _errs97 = errors;
let valid21 = false;
const _errs98 = errors;
const _errs99 = errors;
if(errors === _errs99){
if(errors === _errs99){
if(typeof data21 === "string"){
if(!(formats3(data21))){
const err46 = {instancePath:instancePath+"/dataCotacao",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
if(!pattern12.test(data21)){
const err47 = {instancePath:instancePath+"/dataCotacao",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/dataCotacao",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
var _valid11 = _errs98 === errors;
valid21 = valid21 || _valid11;
if(!valid21){
const _errs101 = errors;
if(data21 !== null){
const err49 = {instancePath:instancePath+"/dataCotacao",schemaPath:"#/properties/dataCotacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var _valid11 = _errs101 === errors;
valid21 = valid21 || _valid11;
}
if(!valid21){
const err50 = {instancePath:instancePath+"/dataCotacao",schemaPath:"#/properties/dataCotacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataEntrega !== undefined){
let data22 = data.dataEntrega;
const _errs103 = errors;
const _errs104 = errors;
let valid23 = false;
const _errs105 = errors;
const _errs106 = errors;
if(errors === _errs106){
if(errors === _errs106){
if(typeof data22 === "string"){
if(!(formats3(data22))){
const err51 = {instancePath:instancePath+"/dataEntrega",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
if(!pattern13.test(data22)){
const err52 = {instancePath:instancePath+"/dataEntrega",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/dataEntrega",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
var _valid12 = _errs105 === errors;
valid23 = valid23 || _valid12;
if(!valid23){
const _errs108 = errors;
if(data22 !== null){
const err54 = {instancePath:instancePath+"/dataEntrega",schemaPath:"#/properties/dataEntrega/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var _valid12 = _errs108 === errors;
valid23 = valid23 || _valid12;
}
if(!valid23){
const err55 = {instancePath:instancePath+"/dataEntrega",schemaPath:"#/properties/dataEntrega/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diferencaPedidoCotacao !== undefined){
let data23 = data.diferencaPedidoCotacao;
const _errs110 = errors;
const _errs111 = errors;
let valid25 = false;
const _errs112 = errors;
if(!((typeof data23 == "number") && (isFinite(data23)))){
const err56 = {instancePath:instancePath+"/diferencaPedidoCotacao",schemaPath:"#/properties/diferencaPedidoCotacao/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var _valid13 = _errs112 === errors;
valid25 = valid25 || _valid13;
if(!valid25){
const _errs114 = errors;
if(data23 !== null){
const err57 = {instancePath:instancePath+"/diferencaPedidoCotacao",schemaPath:"#/properties/diferencaPedidoCotacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid13 = _errs114 === errors;
valid25 = valid25 || _valid13;
}
if(!valid25){
const err58 = {instancePath:instancePath+"/diferencaPedidoCotacao",schemaPath:"#/properties/diferencaPedidoCotacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs110 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diferencaFaturamentoCotacao !== undefined){
let data24 = data.diferencaFaturamentoCotacao;
const _errs116 = errors;
const _errs117 = errors;
let valid26 = false;
const _errs118 = errors;
if(!((typeof data24 == "number") && (isFinite(data24)))){
const err59 = {instancePath:instancePath+"/diferencaFaturamentoCotacao",schemaPath:"#/properties/diferencaFaturamentoCotacao/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid14 = _errs118 === errors;
valid26 = valid26 || _valid14;
if(!valid26){
const _errs120 = errors;
if(data24 !== null){
const err60 = {instancePath:instancePath+"/diferencaFaturamentoCotacao",schemaPath:"#/properties/diferencaFaturamentoCotacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var _valid14 = _errs120 === errors;
valid26 = valid26 || _valid14;
}
if(!valid26){
const err61 = {instancePath:instancePath+"/diferencaFaturamentoCotacao",schemaPath:"#/properties/diferencaFaturamentoCotacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs117;
if(vErrors !== null){
if(_errs117){
vErrors.length = _errs117;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs116 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diferencaCotadoEntregue !== undefined){
let data25 = data.diferencaCotadoEntregue;
const _errs122 = errors;
const _errs123 = errors;
let valid27 = false;
const _errs124 = errors;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err62 = {instancePath:instancePath+"/diferencaCotadoEntregue",schemaPath:"#/properties/diferencaCotadoEntregue/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
var _valid15 = _errs124 === errors;
valid27 = valid27 || _valid15;
if(!valid27){
const _errs126 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/diferencaCotadoEntregue",schemaPath:"#/properties/diferencaCotadoEntregue/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid15 = _errs126 === errors;
valid27 = valid27 || _valid15;
}
if(!valid27){
const err64 = {instancePath:instancePath+"/diferencaCotadoEntregue",schemaPath:"#/properties/diferencaCotadoEntregue/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs123;
if(vErrors !== null){
if(_errs123){
vErrors.length = _errs123;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs122 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.diferencaPedidoEntregue !== undefined){
let data26 = data.diferencaPedidoEntregue;
const _errs128 = errors;
const _errs129 = errors;
let valid28 = false;
const _errs130 = errors;
if(!((typeof data26 == "number") && (isFinite(data26)))){
const err65 = {instancePath:instancePath+"/diferencaPedidoEntregue",schemaPath:"#/properties/diferencaPedidoEntregue/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid16 = _errs130 === errors;
valid28 = valid28 || _valid16;
if(!valid28){
const _errs132 = errors;
if(data26 !== null){
const err66 = {instancePath:instancePath+"/diferencaPedidoEntregue",schemaPath:"#/properties/diferencaPedidoEntregue/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid16 = _errs132 === errors;
valid28 = valid28 || _valid16;
}
if(!valid28){
const err67 = {instancePath:instancePath+"/diferencaPedidoEntregue",schemaPath:"#/properties/diferencaPedidoEntregue/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs129;
if(vErrors !== null){
if(_errs129){
vErrors.length = _errs129;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs128 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoTrocaTransporte !== undefined){
let data27 = data.prazoTrocaTransporte;
const _errs134 = errors;
const _errs135 = errors;
let valid29 = false;
const _errs136 = errors;
if(!((typeof data27 == "number") && (isFinite(data27)))){
const err68 = {instancePath:instancePath+"/prazoTrocaTransporte",schemaPath:"#/properties/prazoTrocaTransporte/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
var _valid17 = _errs136 === errors;
valid29 = valid29 || _valid17;
if(!valid29){
const _errs138 = errors;
if(data27 !== null){
const err69 = {instancePath:instancePath+"/prazoTrocaTransporte",schemaPath:"#/properties/prazoTrocaTransporte/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
var _valid17 = _errs138 === errors;
valid29 = valid29 || _valid17;
}
if(!valid29){
const err70 = {instancePath:instancePath+"/prazoTrocaTransporte",schemaPath:"#/properties/prazoTrocaTransporte/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs135;
if(vErrors !== null){
if(_errs135){
vErrors.length = _errs135;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs134 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTrocaTransporte !== undefined){
let data28 = data.valorTrocaTransporte;
const _errs140 = errors;
const _errs141 = errors;
let valid30 = false;
const _errs142 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
const err71 = {instancePath:instancePath+"/valorTrocaTransporte",schemaPath:"#/properties/valorTrocaTransporte/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid18 = _errs142 === errors;
valid30 = valid30 || _valid18;
if(!valid30){
const _errs144 = errors;
if(data28 !== null){
const err72 = {instancePath:instancePath+"/valorTrocaTransporte",schemaPath:"#/properties/valorTrocaTransporte/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid18 = _errs144 === errors;
valid30 = valid30 || _valid18;
}
if(!valid30){
const err73 = {instancePath:instancePath+"/valorTrocaTransporte",schemaPath:"#/properties/valorTrocaTransporte/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs141;
if(vErrors !== null){
if(_errs141){
vErrors.length = _errs141;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs140 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.freteRealTrocaTransporte !== undefined){
let data29 = data.freteRealTrocaTransporte;
const _errs146 = errors;
const _errs147 = errors;
let valid31 = false;
const _errs148 = errors;
if(!((typeof data29 == "number") && (isFinite(data29)))){
const err74 = {instancePath:instancePath+"/freteRealTrocaTransporte",schemaPath:"#/properties/freteRealTrocaTransporte/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid19 = _errs148 === errors;
valid31 = valid31 || _valid19;
if(!valid31){
const _errs150 = errors;
if(data29 !== null){
const err75 = {instancePath:instancePath+"/freteRealTrocaTransporte",schemaPath:"#/properties/freteRealTrocaTransporte/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid19 = _errs150 === errors;
valid31 = valid31 || _valid19;
}
if(!valid31){
const err76 = {instancePath:instancePath+"/freteRealTrocaTransporte",schemaPath:"#/properties/freteRealTrocaTransporte/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs147;
if(vErrors !== null){
if(_errs147){
vErrors.length = _errs147;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs146 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoCotacaoDiasUteis !== undefined){
let data30 = data.prazoCotacaoDiasUteis;
const _errs152 = errors;
const _errs153 = errors;
let valid32 = false;
const _errs154 = errors;
if(!((typeof data30 == "number") && (isFinite(data30)))){
const err77 = {instancePath:instancePath+"/prazoCotacaoDiasUteis",schemaPath:"#/properties/prazoCotacaoDiasUteis/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
var _valid20 = _errs154 === errors;
valid32 = valid32 || _valid20;
if(!valid32){
const _errs156 = errors;
if(data30 !== null){
const err78 = {instancePath:instancePath+"/prazoCotacaoDiasUteis",schemaPath:"#/properties/prazoCotacaoDiasUteis/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
var _valid20 = _errs156 === errors;
valid32 = valid32 || _valid20;
}
if(!valid32){
const err79 = {instancePath:instancePath+"/prazoCotacaoDiasUteis",schemaPath:"#/properties/prazoCotacaoDiasUteis/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs153;
if(vErrors !== null){
if(_errs153){
vErrors.length = _errs153;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs152 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.observacao !== undefined){
let data31 = data.observacao;
const _errs158 = errors;
if(errors === _errs158){
if(Array.isArray(data31)){
var valid33 = true;
const len0 = data31.length;
for(let i0=0; i0<len0; i0++){
const _errs160 = errors;
if(!(validate43(data31[i0], {instancePath:instancePath+"/observacao/" + i0,parentData:data31,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
var valid33 = _errs160 === errors;
if(!valid33){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/observacao",schemaPath:"#/properties/observacao/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs158 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conciliacao !== undefined){
const _errs161 = errors;
if(!(validate44(data.conciliacao, {instancePath:instancePath+"/conciliacao",parentData:data,parentDataProperty:"conciliacao",rootData}))){
vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
errors = vErrors.length;
}
var valid0 = _errs161 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notaFiscal !== undefined){
const _errs162 = errors;
if(!(validate45(data.notaFiscal, {instancePath:instancePath+"/notaFiscal",parentData:data,parentDataProperty:"notaFiscal",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs162 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.produtos !== undefined){
let data35 = data.produtos;
const _errs163 = errors;
if(errors === _errs163){
if(Array.isArray(data35)){
var valid34 = true;
const len1 = data35.length;
for(let i1=0; i1<len1; i1++){
const _errs165 = errors;
if(!(validate46(data35[i1], {instancePath:instancePath+"/produtos/" + i1,parentData:data35,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid34 = _errs165 === errors;
if(!valid34){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/produtos",schemaPath:"#/properties/produtos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs163 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ocoren !== undefined){
let data37 = data.ocoren;
const _errs166 = errors;
if(errors === _errs166){
if(Array.isArray(data37)){
var valid35 = true;
const len2 = data37.length;
for(let i2=0; i2<len2; i2++){
const _errs168 = errors;
if(!(validate47(data37[i2], {instancePath:instancePath+"/ocoren/" + i2,parentData:data37,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
errors = vErrors.length;
}
var valid35 = _errs168 === errors;
if(!valid35){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/ocoren",schemaPath:"#/properties/ocoren/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs166 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosAdicionaisEnvio !== undefined){
let data39 = data.dadosAdicionaisEnvio;
const _errs169 = errors;
const _errs170 = errors;
let valid36 = false;
const _errs171 = errors;
if(errors === _errs171){
if(Array.isArray(data39)){
var valid37 = true;
const len3 = data39.length;
for(let i3=0; i3<len3; i3++){
let data40 = data39[i3];
const _errs173 = errors;
const _errs174 = errors;
if(errors === _errs174){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
let missing1;
if(((data40.chave === undefined) && (missing1 = "chave")) || ((data40.valor === undefined) && (missing1 = "valor"))){
const err80 = {instancePath:instancePath+"/dadosAdicionaisEnvio/" + i3,schemaPath:"DadoAdicional/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
else {
if(data40.chave !== undefined){
let data41 = data40.chave;
const _errs176 = errors;
if(errors === _errs176){
if(typeof data41 === "string"){
if(data41.length > 100 && func0(data41) > 100){
const err81 = {instancePath:instancePath+"/dadosAdicionaisEnvio/" + i3+"/chave",schemaPath:"DadoAdicional/properties/chave/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/dadosAdicionaisEnvio/" + i3+"/chave",schemaPath:"DadoAdicional/properties/chave/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
var valid39 = _errs176 === errors;
}
else {
var valid39 = true;
}
if(valid39){
if(data40.valor !== undefined){
let data42 = data40.valor;
const _errs178 = errors;
if(errors === _errs178){
if(typeof data42 === "string"){
if(data42.length > 100 && func0(data42) > 100){
const err83 = {instancePath:instancePath+"/dadosAdicionaisEnvio/" + i3+"/valor",schemaPath:"DadoAdicional/properties/valor/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/dadosAdicionaisEnvio/" + i3+"/valor",schemaPath:"DadoAdicional/properties/valor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
var valid39 = _errs178 === errors;
}
else {
var valid39 = true;
}
}
}
}
else {
const err85 = {instancePath:instancePath+"/dadosAdicionaisEnvio/" + i3,schemaPath:"DadoAdicional/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
var valid37 = _errs173 === errors;
if(!valid37){
break;
}
}
}
else {
const err86 = {instancePath:instancePath+"/dadosAdicionaisEnvio",schemaPath:"#/properties/dadosAdicionaisEnvio/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
var _valid21 = _errs171 === errors;
valid36 = valid36 || _valid21;
if(!valid36){
const _errs180 = errors;
if(data39 !== null){
const err87 = {instancePath:instancePath+"/dadosAdicionaisEnvio",schemaPath:"#/properties/dadosAdicionaisEnvio/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
var _valid21 = _errs180 === errors;
valid36 = valid36 || _valid21;
}
if(!valid36){
const err88 = {instancePath:instancePath+"/dadosAdicionaisEnvio",schemaPath:"#/properties/dadosAdicionaisEnvio/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
validate48.errors = vErrors;
return false;
}
else {
errors = _errs170;
if(vErrors !== null){
if(_errs170){
vErrors.length = _errs170;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs169 === errors;
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}


function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Pedido" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((((((((data._id === undefined) && (missing0 = "_id")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.idLoja === undefined) && (missing0 = "idLoja"))) || ((data.nomeLoja === undefined) && (missing0 = "nomeLoja"))) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.tipoPedido === undefined) && (missing0 = "tipoPedido"))) || ((data.numeroPedidoEnvioPai === undefined) && (missing0 = "numeroPedidoEnvioPai"))) || ((data.idCotacao === undefined) && (missing0 = "idCotacao"))) || ((data.canal === undefined) && (missing0 = "canal"))) || ((data.plataforma === undefined) && (missing0 = "plataforma"))) || ((data.intermediadorVenda === undefined) && (missing0 = "intermediadorVenda"))) || ((data.pedidoAuxiliar === undefined) && (missing0 = "pedidoAuxiliar"))) || ((data.valorFreteReal === undefined) && (missing0 = "valorFreteReal"))) || ((data.valorFreteCobrado === undefined) && (missing0 = "valorFreteCobrado"))) || ((data.valorFretePedido === undefined) && (missing0 = "valorFretePedido"))) || ((data.valorFreteDiferencaPedidoCotacao === undefined) && (missing0 = "valorFreteDiferencaPedidoCotacao"))) || ((data.percentualFreteDiferencaPedidoCotacao === undefined) && (missing0 = "percentualFreteDiferencaPedidoCotacao"))) || ((data.prazoTrocaTransporte === undefined) && (missing0 = "prazoTrocaTransporte"))) || ((data.valorTrocaTransporte === undefined) && (missing0 = "valorTrocaTransporte"))) || ((data.idStatus === undefined) && (missing0 = "idStatus"))) || ((data.statusDescricao === undefined) && (missing0 = "statusDescricao"))) || ((data.idFilialCotado === undefined) && (missing0 = "idFilialCotado"))) || ((data.idMetodoEnvioCotado === undefined) && (missing0 = "idMetodoEnvioCotado"))) || ((data.idTransportadoraCotado === undefined) && (missing0 = "idTransportadoraCotado"))) || ((data.filialERPCotado === undefined) && (missing0 = "filialERPCotado"))) || ((data.filialNomeCotado === undefined) && (missing0 = "filialNomeCotado"))) || ((data.NomeMetodoEnvioCotado === undefined) && (missing0 = "NomeMetodoEnvioCotado"))) || ((data.NomeTransportadoraCotado === undefined) && (missing0 = "NomeTransportadoraCotado"))) || ((data.acompanhamentoStatus === undefined) && (missing0 = "acompanhamentoStatus"))) || ((data.enderecoEntrega === undefined) && (missing0 = "enderecoEntrega"))) || ((data.envio === undefined) && (missing0 = "envio"))) || ((data.dadosAdicionaisPedido === undefined) && (missing0 = "dadosAdicionaisPedido"))){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data._id !== undefined){
let data0 = data._id;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern7.test(data0)){
validate49.errors = [{instancePath:instancePath+"/_id",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/_id",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats3(data1))){
validate49.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern8.test(data1)){
validate49.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
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
if(data.idLoja !== undefined){
let data2 = data.idLoja;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate49.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate49.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate49.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.nomeLoja !== undefined){
let data3 = data.nomeLoja;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data3 === "string"){
if(data3.length > 40 && func0(data3) > 40){
validate49.errors = [{instancePath:instancePath+"/nomeLoja",schemaPath:"#/properties/nomeLoja/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/nomeLoja",schemaPath:"#/properties/nomeLoja/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedido !== undefined){
let data4 = data.numeroPedido;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 100 && func0(data4) > 100){
validate49.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate49.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoPedido !== undefined){
let data5 = data.tipoPedido;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate49.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"TipoPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "envio") || (data5 === "reversa"))){
validate49.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"TipoPedido/enum",keyword:"enum",params:{allowedValues: schema75.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedidoEnvioPai !== undefined){
let data6 = data.numeroPedidoEnvioPai;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data6 === "string"){
if(data6.length > 100 && func0(data6) > 100){
const err0 = {instancePath:instancePath+"/numeroPedidoEnvioPai",schemaPath:"#/properties/numeroPedidoEnvioPai/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
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
const err1 = {instancePath:instancePath+"/numeroPedidoEnvioPai",schemaPath:"#/properties/numeroPedidoEnvioPai/anyOf/0/type",keyword:"type",params:{type: "string"}};
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
const err2 = {instancePath:instancePath+"/numeroPedidoEnvioPai",schemaPath:"#/properties/numeroPedidoEnvioPai/anyOf/1/type",keyword:"type",params:{type: "null"}};
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
const err3 = {instancePath:instancePath+"/numeroPedidoEnvioPai",schemaPath:"#/properties/numeroPedidoEnvioPai/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate49.errors = vErrors;
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
if(data.idCotacao !== undefined){
let data7 = data.idCotacao;
const _errs23 = errors;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data7 === "string"){
if(data7.length > 25 && func0(data7) > 25){
const err4 = {instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 25}};
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
const err5 = {instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
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
const err6 = {instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
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
const err7 = {instancePath:instancePath+"/idCotacao",schemaPath:"#/properties/idCotacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate49.errors = vErrors;
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
if(data.canal !== undefined){
let data8 = data.canal;
const _errs29 = errors;
const _errs30 = errors;
let valid7 = false;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data8 === "string"){
if(data8.length > 255 && func0(data8) > 255){
const err8 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
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
const err9 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs31 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs33 = errors;
if(data8 !== null){
const err10 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs33 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err11 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate49.errors = vErrors;
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
if(data.plataforma !== undefined){
let data9 = data.plataforma;
const _errs35 = errors;
const _errs36 = errors;
let valid8 = false;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data9 === "string"){
if(data9.length > 255 && func0(data9) > 255){
const err12 = {instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs37 === errors;
valid8 = valid8 || _valid3;
if(!valid8){
const _errs39 = errors;
if(data9 !== null){
const err14 = {instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs39 === errors;
valid8 = valid8 || _valid3;
}
if(!valid8){
const err15 = {instancePath:instancePath+"/plataforma",schemaPath:"#/properties/plataforma/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.intermediadorVenda !== undefined){
let data10 = data.intermediadorVenda;
const _errs41 = errors;
const _errs42 = errors;
let valid9 = false;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data10 === "string"){
if(data10.length > 255 && func0(data10) > 255){
const err16 = {instancePath:instancePath+"/intermediadorVenda",schemaPath:"#/properties/intermediadorVenda/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/intermediadorVenda",schemaPath:"#/properties/intermediadorVenda/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid4 = _errs43 === errors;
valid9 = valid9 || _valid4;
if(!valid9){
const _errs45 = errors;
if(data10 !== null){
const err18 = {instancePath:instancePath+"/intermediadorVenda",schemaPath:"#/properties/intermediadorVenda/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid4 = _errs45 === errors;
valid9 = valid9 || _valid4;
}
if(!valid9){
const err19 = {instancePath:instancePath+"/intermediadorVenda",schemaPath:"#/properties/intermediadorVenda/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pedidoAuxiliar !== undefined){
let data11 = data.pedidoAuxiliar;
const _errs47 = errors;
const _errs48 = errors;
let valid10 = false;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data11 === "string"){
if(data11.length > 100 && func0(data11) > 100){
const err20 = {instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var _valid5 = _errs49 === errors;
valid10 = valid10 || _valid5;
if(!valid10){
const _errs51 = errors;
if(data11 !== null){
const err22 = {instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid5 = _errs51 === errors;
valid10 = valid10 || _valid5;
}
if(!valid10){
const err23 = {instancePath:instancePath+"/pedidoAuxiliar",schemaPath:"#/properties/pedidoAuxiliar/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorFreteReal !== undefined){
let data12 = data.valorFreteReal;
const _errs53 = errors;
const _errs54 = errors;
let valid11 = false;
const _errs55 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/valorFreteReal",schemaPath:"#/properties/valorFreteReal/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid6 = _errs55 === errors;
valid11 = valid11 || _valid6;
if(!valid11){
const _errs57 = errors;
if(data12 !== null){
const err25 = {instancePath:instancePath+"/valorFreteReal",schemaPath:"#/properties/valorFreteReal/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid6 = _errs57 === errors;
valid11 = valid11 || _valid6;
}
if(!valid11){
const err26 = {instancePath:instancePath+"/valorFreteReal",schemaPath:"#/properties/valorFreteReal/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorFreteCobrado !== undefined){
let data13 = data.valorFreteCobrado;
const _errs59 = errors;
const _errs60 = errors;
let valid12 = false;
const _errs61 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
const err27 = {instancePath:instancePath+"/valorFreteCobrado",schemaPath:"#/properties/valorFreteCobrado/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid7 = _errs61 === errors;
valid12 = valid12 || _valid7;
if(!valid12){
const _errs63 = errors;
if(data13 !== null){
const err28 = {instancePath:instancePath+"/valorFreteCobrado",schemaPath:"#/properties/valorFreteCobrado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid7 = _errs63 === errors;
valid12 = valid12 || _valid7;
}
if(!valid12){
const err29 = {instancePath:instancePath+"/valorFreteCobrado",schemaPath:"#/properties/valorFreteCobrado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs60;
if(vErrors !== null){
if(_errs60){
vErrors.length = _errs60;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorFretePedido !== undefined){
let data14 = data.valorFretePedido;
const _errs65 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
validate49.errors = [{instancePath:instancePath+"/valorFretePedido",schemaPath:"#/properties/valorFretePedido/type",keyword:"type",params:{type: "number"}}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorFreteDiferencaPedidoCotacao !== undefined){
let data15 = data.valorFreteDiferencaPedidoCotacao;
const _errs67 = errors;
const _errs68 = errors;
let valid13 = false;
const _errs69 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
const err30 = {instancePath:instancePath+"/valorFreteDiferencaPedidoCotacao",schemaPath:"#/properties/valorFreteDiferencaPedidoCotacao/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid8 = _errs69 === errors;
valid13 = valid13 || _valid8;
if(!valid13){
const _errs71 = errors;
if(data15 !== null){
const err31 = {instancePath:instancePath+"/valorFreteDiferencaPedidoCotacao",schemaPath:"#/properties/valorFreteDiferencaPedidoCotacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid8 = _errs71 === errors;
valid13 = valid13 || _valid8;
}
if(!valid13){
const err32 = {instancePath:instancePath+"/valorFreteDiferencaPedidoCotacao",schemaPath:"#/properties/valorFreteDiferencaPedidoCotacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs68;
if(vErrors !== null){
if(_errs68){
vErrors.length = _errs68;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.percentualFreteDiferencaPedidoCotacao !== undefined){
let data16 = data.percentualFreteDiferencaPedidoCotacao;
const _errs73 = errors;
const _errs74 = errors;
let valid14 = false;
const _errs75 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err33 = {instancePath:instancePath+"/percentualFreteDiferencaPedidoCotacao",schemaPath:"#/properties/percentualFreteDiferencaPedidoCotacao/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid9 = _errs75 === errors;
valid14 = valid14 || _valid9;
if(!valid14){
const _errs77 = errors;
if(data16 !== null){
const err34 = {instancePath:instancePath+"/percentualFreteDiferencaPedidoCotacao",schemaPath:"#/properties/percentualFreteDiferencaPedidoCotacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid9 = _errs77 === errors;
valid14 = valid14 || _valid9;
}
if(!valid14){
const err35 = {instancePath:instancePath+"/percentualFreteDiferencaPedidoCotacao",schemaPath:"#/properties/percentualFreteDiferencaPedidoCotacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoTrocaTransporte !== undefined){
let data17 = data.prazoTrocaTransporte;
const _errs79 = errors;
const _errs80 = errors;
let valid15 = false;
const _errs81 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
const err36 = {instancePath:instancePath+"/prazoTrocaTransporte",schemaPath:"#/properties/prazoTrocaTransporte/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid10 = _errs81 === errors;
valid15 = valid15 || _valid10;
if(!valid15){
const _errs83 = errors;
if(data17 !== null){
const err37 = {instancePath:instancePath+"/prazoTrocaTransporte",schemaPath:"#/properties/prazoTrocaTransporte/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid10 = _errs83 === errors;
valid15 = valid15 || _valid10;
}
if(!valid15){
const err38 = {instancePath:instancePath+"/prazoTrocaTransporte",schemaPath:"#/properties/prazoTrocaTransporte/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTrocaTransporte !== undefined){
let data18 = data.valorTrocaTransporte;
const _errs85 = errors;
const _errs86 = errors;
let valid16 = false;
const _errs87 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
const err39 = {instancePath:instancePath+"/valorTrocaTransporte",schemaPath:"#/properties/valorTrocaTransporte/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid11 = _errs87 === errors;
valid16 = valid16 || _valid11;
if(!valid16){
const _errs89 = errors;
if(data18 !== null){
const err40 = {instancePath:instancePath+"/valorTrocaTransporte",schemaPath:"#/properties/valorTrocaTransporte/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid11 = _errs89 === errors;
valid16 = valid16 || _valid11;
}
if(!valid16){
const err41 = {instancePath:instancePath+"/valorTrocaTransporte",schemaPath:"#/properties/valorTrocaTransporte/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs86;
if(vErrors !== null){
if(_errs86){
vErrors.length = _errs86;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idStatus !== undefined){
let data19 = data.idStatus;
const _errs91 = errors;
const _errs92 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
validate49.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs92){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 2147483647 || isNaN(data19)){
validate49.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data19 < -2147483648 || isNaN(data19)){
validate49.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.statusDescricao !== undefined){
const _errs94 = errors;
if(typeof data.statusDescricao !== "string"){
validate49.errors = [{instancePath:instancePath+"/statusDescricao",schemaPath:"#/properties/statusDescricao/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs94 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idFilialCotado !== undefined){
let data21 = data.idFilialCotado;
const _errs96 = errors;
const _errs97 = errors;
let valid18 = false;
const _errs98 = errors;
const _errs99 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err42 = {instancePath:instancePath+"/idFilialCotado",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(errors === _errs99){
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9007199254740991 || isNaN(data21)){
const err43 = {instancePath:instancePath+"/idFilialCotado",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
if(data21 < -9007199254740991 || isNaN(data21)){
const err44 = {instancePath:instancePath+"/idFilialCotado",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
}
var _valid12 = _errs98 === errors;
valid18 = valid18 || _valid12;
if(!valid18){
const _errs101 = errors;
if(data21 !== null){
const err45 = {instancePath:instancePath+"/idFilialCotado",schemaPath:"#/properties/idFilialCotado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid12 = _errs101 === errors;
valid18 = valid18 || _valid12;
}
if(!valid18){
const err46 = {instancePath:instancePath+"/idFilialCotado",schemaPath:"#/properties/idFilialCotado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs97;
if(vErrors !== null){
if(_errs97){
vErrors.length = _errs97;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs96 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMetodoEnvioCotado !== undefined){
let data22 = data.idMetodoEnvioCotado;
const _errs103 = errors;
const _errs104 = errors;
let valid20 = false;
const _errs105 = errors;
const _errs106 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err47 = {instancePath:instancePath+"/idMetodoEnvioCotado",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(errors === _errs106){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
const err48 = {instancePath:instancePath+"/idMetodoEnvioCotado",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
if(data22 < -9007199254740991 || isNaN(data22)){
const err49 = {instancePath:instancePath+"/idMetodoEnvioCotado",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
var _valid13 = _errs105 === errors;
valid20 = valid20 || _valid13;
if(!valid20){
const _errs108 = errors;
if(data22 !== null){
const err50 = {instancePath:instancePath+"/idMetodoEnvioCotado",schemaPath:"#/properties/idMetodoEnvioCotado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid13 = _errs108 === errors;
valid20 = valid20 || _valid13;
}
if(!valid20){
const err51 = {instancePath:instancePath+"/idMetodoEnvioCotado",schemaPath:"#/properties/idMetodoEnvioCotado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadoraCotado !== undefined){
let data23 = data.idTransportadoraCotado;
const _errs110 = errors;
const _errs111 = errors;
let valid22 = false;
const _errs112 = errors;
const _errs113 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err52 = {instancePath:instancePath+"/idTransportadoraCotado",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(errors === _errs113){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9007199254740991 || isNaN(data23)){
const err53 = {instancePath:instancePath+"/idTransportadoraCotado",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
else {
if(data23 < -9007199254740991 || isNaN(data23)){
const err54 = {instancePath:instancePath+"/idTransportadoraCotado",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
}
var _valid14 = _errs112 === errors;
valid22 = valid22 || _valid14;
if(!valid22){
const _errs115 = errors;
if(data23 !== null){
const err55 = {instancePath:instancePath+"/idTransportadoraCotado",schemaPath:"#/properties/idTransportadoraCotado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
var _valid14 = _errs115 === errors;
valid22 = valid22 || _valid14;
}
if(!valid22){
const err56 = {instancePath:instancePath+"/idTransportadoraCotado",schemaPath:"#/properties/idTransportadoraCotado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs111;
if(vErrors !== null){
if(_errs111){
vErrors.length = _errs111;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs110 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialERPCotado !== undefined){
let data24 = data.filialERPCotado;
const _errs117 = errors;
const _errs118 = errors;
let valid24 = false;
const _errs119 = errors;
if(errors === _errs119){
if(typeof data24 === "string"){
if(data24.length > 30 && func0(data24) > 30){
const err57 = {instancePath:instancePath+"/filialERPCotado",schemaPath:"#/properties/filialERPCotado/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/filialERPCotado",schemaPath:"#/properties/filialERPCotado/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
var _valid15 = _errs119 === errors;
valid24 = valid24 || _valid15;
if(!valid24){
const _errs121 = errors;
if(data24 !== null){
const err59 = {instancePath:instancePath+"/filialERPCotado",schemaPath:"#/properties/filialERPCotado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var _valid15 = _errs121 === errors;
valid24 = valid24 || _valid15;
}
if(!valid24){
const err60 = {instancePath:instancePath+"/filialERPCotado",schemaPath:"#/properties/filialERPCotado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs118;
if(vErrors !== null){
if(_errs118){
vErrors.length = _errs118;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs117 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filialNomeCotado !== undefined){
let data25 = data.filialNomeCotado;
const _errs123 = errors;
const _errs124 = errors;
let valid25 = false;
const _errs125 = errors;
if(errors === _errs125){
if(typeof data25 === "string"){
if(data25.length > 30 && func0(data25) > 30){
const err61 = {instancePath:instancePath+"/filialNomeCotado",schemaPath:"#/properties/filialNomeCotado/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 30}};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/filialNomeCotado",schemaPath:"#/properties/filialNomeCotado/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
var _valid16 = _errs125 === errors;
valid25 = valid25 || _valid16;
if(!valid25){
const _errs127 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/filialNomeCotado",schemaPath:"#/properties/filialNomeCotado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid16 = _errs127 === errors;
valid25 = valid25 || _valid16;
}
if(!valid25){
const err64 = {instancePath:instancePath+"/filialNomeCotado",schemaPath:"#/properties/filialNomeCotado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs124;
if(vErrors !== null){
if(_errs124){
vErrors.length = _errs124;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.NomeMetodoEnvioCotado !== undefined){
let data26 = data.NomeMetodoEnvioCotado;
const _errs129 = errors;
const _errs130 = errors;
let valid26 = false;
const _errs131 = errors;
if(errors === _errs131){
if(typeof data26 === "string"){
if(data26.length > 40 && func0(data26) > 40){
const err65 = {instancePath:instancePath+"/NomeMetodoEnvioCotado",schemaPath:"#/properties/NomeMetodoEnvioCotado/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/NomeMetodoEnvioCotado",schemaPath:"#/properties/NomeMetodoEnvioCotado/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
var _valid17 = _errs131 === errors;
valid26 = valid26 || _valid17;
if(!valid26){
const _errs133 = errors;
if(data26 !== null){
const err67 = {instancePath:instancePath+"/NomeMetodoEnvioCotado",schemaPath:"#/properties/NomeMetodoEnvioCotado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
var _valid17 = _errs133 === errors;
valid26 = valid26 || _valid17;
}
if(!valid26){
const err68 = {instancePath:instancePath+"/NomeMetodoEnvioCotado",schemaPath:"#/properties/NomeMetodoEnvioCotado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs130;
if(vErrors !== null){
if(_errs130){
vErrors.length = _errs130;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.NomeTransportadoraCotado !== undefined){
let data27 = data.NomeTransportadoraCotado;
const _errs135 = errors;
const _errs136 = errors;
let valid27 = false;
const _errs137 = errors;
if(errors === _errs137){
if(typeof data27 === "string"){
if(data27.length > 40 && func0(data27) > 40){
const err69 = {instancePath:instancePath+"/NomeTransportadoraCotado",schemaPath:"#/properties/NomeTransportadoraCotado/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 40}};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/NomeTransportadoraCotado",schemaPath:"#/properties/NomeTransportadoraCotado/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
var _valid18 = _errs137 === errors;
valid27 = valid27 || _valid18;
if(!valid27){
const _errs139 = errors;
if(data27 !== null){
const err71 = {instancePath:instancePath+"/NomeTransportadoraCotado",schemaPath:"#/properties/NomeTransportadoraCotado/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid18 = _errs139 === errors;
valid27 = valid27 || _valid18;
}
if(!valid27){
const err72 = {instancePath:instancePath+"/NomeTransportadoraCotado",schemaPath:"#/properties/NomeTransportadoraCotado/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs136;
if(vErrors !== null){
if(_errs136){
vErrors.length = _errs136;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs135 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.acompanhamentoStatus !== undefined){
let data28 = data.acompanhamentoStatus;
const _errs141 = errors;
if(errors === _errs141){
if(Array.isArray(data28)){
var valid28 = true;
const len0 = data28.length;
for(let i0=0; i0<len0; i0++){
const _errs143 = errors;
if(!(validate40(data28[i0], {instancePath:instancePath+"/acompanhamentoStatus/" + i0,parentData:data28,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid28 = _errs143 === errors;
if(!valid28){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/acompanhamentoStatus",schemaPath:"#/properties/acompanhamentoStatus/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs141 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.enderecoEntrega !== undefined){
const _errs144 = errors;
if(!(validate42(data.enderecoEntrega, {instancePath:instancePath+"/enderecoEntrega",parentData:data,parentDataProperty:"enderecoEntrega",rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
var valid0 = _errs144 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.envio !== undefined){
let data31 = data.envio;
const _errs145 = errors;
if(errors === _errs145){
if(Array.isArray(data31)){
var valid29 = true;
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
const _errs147 = errors;
if(!(validate48(data31[i1], {instancePath:instancePath+"/envio/" + i1,parentData:data31,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid29 = _errs147 === errors;
if(!valid29){
break;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/envio",schemaPath:"#/properties/envio/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs145 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dadosAdicionaisPedido !== undefined){
let data33 = data.dadosAdicionaisPedido;
const _errs148 = errors;
const _errs149 = errors;
let valid30 = false;
const _errs150 = errors;
if(errors === _errs150){
if(Array.isArray(data33)){
var valid31 = true;
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
let data34 = data33[i2];
const _errs152 = errors;
const _errs153 = errors;
if(errors === _errs153){
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
let missing1;
if(((data34.chave === undefined) && (missing1 = "chave")) || ((data34.valor === undefined) && (missing1 = "valor"))){
const err73 = {instancePath:instancePath+"/dadosAdicionaisPedido/" + i2,schemaPath:"DadoAdicional/required",keyword:"required",params:{missingProperty: missing1}};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
if(data34.chave !== undefined){
let data35 = data34.chave;
const _errs155 = errors;
if(errors === _errs155){
if(typeof data35 === "string"){
if(data35.length > 100 && func0(data35) > 100){
const err74 = {instancePath:instancePath+"/dadosAdicionaisPedido/" + i2+"/chave",schemaPath:"DadoAdicional/properties/chave/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/dadosAdicionaisPedido/" + i2+"/chave",schemaPath:"DadoAdicional/properties/chave/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
var valid33 = _errs155 === errors;
}
else {
var valid33 = true;
}
if(valid33){
if(data34.valor !== undefined){
let data36 = data34.valor;
const _errs157 = errors;
if(errors === _errs157){
if(typeof data36 === "string"){
if(data36.length > 100 && func0(data36) > 100){
const err76 = {instancePath:instancePath+"/dadosAdicionaisPedido/" + i2+"/valor",schemaPath:"DadoAdicional/properties/valor/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/dadosAdicionaisPedido/" + i2+"/valor",schemaPath:"DadoAdicional/properties/valor/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
var valid33 = _errs157 === errors;
}
else {
var valid33 = true;
}
}
}
}
else {
const err78 = {instancePath:instancePath+"/dadosAdicionaisPedido/" + i2,schemaPath:"DadoAdicional/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
var valid31 = _errs152 === errors;
if(!valid31){
break;
}
}
}
else {
const err79 = {instancePath:instancePath+"/dadosAdicionaisPedido",schemaPath:"#/properties/dadosAdicionaisPedido/anyOf/0/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
var _valid19 = _errs150 === errors;
valid30 = valid30 || _valid19;
if(!valid30){
const _errs159 = errors;
if(data33 !== null){
const err80 = {instancePath:instancePath+"/dadosAdicionaisPedido",schemaPath:"#/properties/dadosAdicionaisPedido/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid19 = _errs159 === errors;
valid30 = valid30 || _valid19;
}
if(!valid30){
const err81 = {instancePath:instancePath+"/dadosAdicionaisPedido",schemaPath:"#/properties/dadosAdicionaisPedido/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
validate49.errors = vErrors;
return false;
}
else {
errors = _errs149;
if(vErrors !== null){
if(_errs149){
vErrors.length = _errs149;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs148 === errors;
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


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate49(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

const v16 = validate50;
const schema89 = {"type":"object","required":["lista"],"properties":{"lista":{"type":"array","items":{"$ref":"RastreioEnvio"}}},"$id":"Rastreio"};
const schema90 = {"type":"object","required":["idenvio","notaFiscal","produtos","ocoren"],"properties":{"idenvio":{"$ref":"Identificador"},"notaFiscal":{"$ref":"NotaFiscal"},"produtos":{"type":"array","items":{"$ref":"ProdutoPedido"}},"ocoren":{"type":"array","items":{"$ref":"OcorrenciaRastreio"}}},"$id":"RastreioEnvio"};
const schema91 = {"type":"object","required":["id","data","idOcoren","descricao","informacaoAdicional","visivelCliente","origemDados"],"properties":{"id":{"$ref":"Identificador"},"data":{"$ref":"Timestamp"},"idOcoren":{"$ref":"Inteiro"},"descricao":{"type":"string"},"informacaoAdicional":{"anyOf":[{"type":"string"},{"type":"null"}]},"visivelCliente":{"type":"boolean"},"origemDados":{"$ref":"OrigemDados"}},"$id":"OcorrenciaRastreio"};
const pattern19 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const schema92 = {"type":"object","required":["idUsuario","nomeUsuario","origem","dataHora"],"properties":{"idUsuario":{"anyOf":[{"type":"string"},{"type":"null"}]},"nomeUsuario":{"anyOf":[{"type":"string"},{"type":"null"}]},"origem":{"type":"string","enum":["sistema","api","edi","usuario"]},"dataHora":{"$ref":"Timestamp"}},"$id":"OrigemDados"};
const pattern20 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OrigemDados" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.idUsuario === undefined) && (missing0 = "idUsuario")) || ((data.nomeUsuario === undefined) && (missing0 = "nomeUsuario"))) || ((data.origem === undefined) && (missing0 = "origem"))) || ((data.dataHora === undefined) && (missing0 = "dataHora"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idUsuario !== undefined){
let data0 = data.idUsuario;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/idUsuario",schemaPath:"#/properties/idUsuario/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/idUsuario",schemaPath:"#/properties/idUsuario/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/idUsuario",schemaPath:"#/properties/idUsuario/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
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
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data.origem !== undefined){
let data2 = data.origem;
const _errs13 = errors;
if(typeof data2 !== "string"){
validate51.errors = [{instancePath:instancePath+"/origem",schemaPath:"#/properties/origem/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((data2 === "sistema") || (data2 === "api")) || (data2 === "edi")) || (data2 === "usuario"))){
validate51.errors = [{instancePath:instancePath+"/origem",schemaPath:"#/properties/origem/enum",keyword:"enum",params:{allowedValues: schema92.properties.origem.enum}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataHora !== undefined){
let data3 = data.dataHora;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data3 === "string"){
if(!(formats3(data3))){
validate51.errors = [{instancePath:instancePath+"/dataHora",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern20.test(data3)){
validate51.errors = [{instancePath:instancePath+"/dataHora",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/dataHora",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="OcorrenciaRastreio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.id === undefined) && (missing0 = "id")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.idOcoren === undefined) && (missing0 = "idOcoren"))) || ((data.descricao === undefined) && (missing0 = "descricao"))) || ((data.informacaoAdicional === undefined) && (missing0 = "informacaoAdicional"))) || ((data.visivelCliente === undefined) && (missing0 = "visivelCliente"))) || ((data.origemDados === undefined) && (missing0 = "origemDados"))){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
let data0 = data.id;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate52.errors = [{instancePath:instancePath+"/id",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.data !== undefined){
let data1 = data.data;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats3(data1))){
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern19.test(data1)){
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
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
if(data.idOcoren !== undefined){
let data2 = data.idOcoren;
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate52.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < -2147483648 || isNaN(data2)){
validate52.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.descricao !== undefined){
const _errs10 = errors;
if(typeof data.descricao !== "string"){
validate52.errors = [{instancePath:instancePath+"/descricao",schemaPath:"#/properties/descricao/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.informacaoAdicional !== undefined){
let data4 = data.informacaoAdicional;
const _errs12 = errors;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err0 = {instancePath:instancePath+"/informacaoAdicional",schemaPath:"#/properties/informacaoAdicional/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs16 = errors;
if(data4 !== null){
const err1 = {instancePath:instancePath+"/informacaoAdicional",schemaPath:"#/properties/informacaoAdicional/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err2 = {instancePath:instancePath+"/informacaoAdicional",schemaPath:"#/properties/informacaoAdicional/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate52.errors = vErrors;
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
if(data.visivelCliente !== undefined){
const _errs18 = errors;
if(typeof data.visivelCliente !== "boolean"){
validate52.errors = [{instancePath:instancePath+"/visivelCliente",schemaPath:"#/properties/visivelCliente/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origemDados !== undefined){
const _errs20 = errors;
if(!(validate51(data.origemDados, {instancePath:instancePath+"/origemDados",parentData:data,parentDataProperty:"origemDados",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
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
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}


function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RastreioEnvio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.idenvio === undefined) && (missing0 = "idenvio")) || ((data.notaFiscal === undefined) && (missing0 = "notaFiscal"))) || ((data.produtos === undefined) && (missing0 = "produtos"))) || ((data.ocoren === undefined) && (missing0 = "ocoren"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idenvio !== undefined){
let data0 = data.idenvio;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate53.errors = [{instancePath:instancePath+"/idenvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/idenvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/idenvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.notaFiscal !== undefined){
const _errs4 = errors;
if(!(validate45(data.notaFiscal, {instancePath:instancePath+"/notaFiscal",parentData:data,parentDataProperty:"notaFiscal",rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.produtos !== undefined){
let data2 = data.produtos;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate46(data2[i0], {instancePath:instancePath+"/produtos/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/produtos",schemaPath:"#/properties/produtos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ocoren !== undefined){
let data4 = data.ocoren;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid3 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs10 = errors;
if(!(validate52(data4[i1], {instancePath:instancePath+"/ocoren/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
var valid3 = _errs10 === errors;
if(!valid3){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/ocoren",schemaPath:"#/properties/ocoren/type",keyword:"type",params:{type: "array"}}];
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Rastreio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.lista === undefined) && (missing0 = "lista")){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.lista !== undefined){
let data0 = data.lista;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate53(data0[i0], {instancePath:instancePath+"/lista/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/lista",schemaPath:"#/properties/lista/type",keyword:"type",params:{type: "array"}}];
return false;
}
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

const v17 = validate54;
const schema93 = {"type":"object","properties":{"numeroPedido":{"type":"string"},"chavePedido":{"type":"string"}},"required":["numeroPedido","chavePedido"]};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.numeroPedido === undefined) && (missing0 = "numeroPedido")) || ((data.chavePedido === undefined) && (missing0 = "chavePedido"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.numeroPedido !== undefined){
const _errs1 = errors;
if(typeof data.numeroPedido !== "string"){
validate54.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chavePedido !== undefined){
const _errs3 = errors;
if(typeof data.chavePedido !== "string"){
validate54.errors = [{instancePath:instancePath+"/chavePedido",schemaPath:"#/properties/chavePedido/type",keyword:"type",params:{type: "string"}}];
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const v18 = validate55;
const schema94 = {"type":"object","properties":{"location":{"type":"string"},"x-request-id":{"type":"string"}},"required":["location"]};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.location === undefined) && (missing0 = "location")){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.location !== undefined){
const _errs1 = errors;
if(typeof data.location !== "string"){
validate55.errors = [{instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"}}];
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
validate55.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
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
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const v19 = validate56;
const schema95 = {"type":"object","properties":{"numeroPedido":{"type":"string"}},"required":["numeroPedido"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.numeroPedido === undefined) && (missing0 = "numeroPedido")){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.numeroPedido !== undefined){
if(typeof data.numeroPedido !== "string"){
validate56.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const v20 = validate57;
const schema96 = {"type":"object","required":["anexos"],"properties":{"anexos":{"type":"array","items":{"$ref":"Anexo"}}},"$id":"Anexos"};
const schema97 = {"type":"object","required":["url","nome","data","idUsuario","nomeUsuario","idTransportadora"],"properties":{"url":{"type":"string"},"nome":{"type":"string","maxLength":150},"data":{"$ref":"TimestampIso"},"idUsuario":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"nomeUsuario":{"anyOf":[{"type":"string"},{"type":"null"}]},"idTransportadora":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]}},"$id":"Anexo"};
const schema98 = {"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$","format":"timestamp-iso","$id":"TimestampIso"};
const formats4 = formats["timestamp-iso"];
const pattern21 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Anexo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.url === undefined) && (missing0 = "url")) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.idUsuario === undefined) && (missing0 = "idUsuario"))) || ((data.nomeUsuario === undefined) && (missing0 = "nomeUsuario"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.url !== undefined){
const _errs1 = errors;
if(typeof data.url !== "string"){
validate58.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
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
validate58.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 150}}];
return false;
}
}
else {
validate58.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
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
if(!(formats4(data2))){
validate58.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern21.test(data2)){
validate58.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
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
validate58.errors = vErrors;
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
validate58.errors = vErrors;
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
validate58.errors = vErrors;
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
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}


function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Anexos" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.anexos === undefined) && (missing0 = "anexos")){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
if(!(validate58(data0[i0], {instancePath:instancePath+"/anexos/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/anexos",schemaPath:"#/properties/anexos/type",keyword:"type",params:{type: "array"}}];
return false;
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

const v21 = validate59;
const schema99 = {"type":"object","properties":{"caminho":{"type":"string","minLength":1}},"required":["caminho"]};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.caminho === undefined) && (missing0 = "caminho")){
validate59.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.caminho !== undefined){
let data0 = data.caminho;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func0(data0) < 1){
validate59.errors = [{instancePath:instancePath+"/caminho",schemaPath:"#/properties/caminho/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/caminho",schemaPath:"#/properties/caminho/type",keyword:"type",params:{type: "string"}}];
return false;
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

const v22 = validate60;
const schema100 = {"type":"object","required":["mensagem"],"properties":{"mensagem":{"$ref":"Mensagem"}},"$id":"Resultado"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Resultado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate60.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate60.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

const v23 = validate61;
const schema101 = {"type":"object","properties":{"chave":{"type":"string"},"nome":{"type":"string"}},"required":["chave","nome"]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.chave === undefined) && (missing0 = "chave")) || ((data.nome === undefined) && (missing0 = "nome"))){
validate61.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.chave !== undefined){
const _errs1 = errors;
if(typeof data.chave !== "string"){
validate61.errors = [{instancePath:instancePath+"/chave",schemaPath:"#/properties/chave/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nome !== undefined){
const _errs3 = errors;
if(typeof data.nome !== "string"){
validate61.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
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
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const v24 = validate62;
const schema102 = {"type":"object","properties":{"content-disposition":{"type":"string"},"x-content-type-options":{"type":"string","enum":["nosniff"]},"x-request-id":{"type":"string"}},"required":["content-disposition","x-content-type-options"]};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data["content-disposition"] === undefined) && (missing0 = "content-disposition")) || ((data["x-content-type-options"] === undefined) && (missing0 = "x-content-type-options"))){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["content-disposition"] !== undefined){
const _errs1 = errors;
if(typeof data["content-disposition"] !== "string"){
validate62.errors = [{instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-content-type-options"] !== undefined){
let data1 = data["x-content-type-options"];
const _errs3 = errors;
if(typeof data1 !== "string"){
validate62.errors = [{instancePath:instancePath+"/x-content-type-options",schemaPath:"#/properties/x-content-type-options/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "nosniff")){
validate62.errors = [{instancePath:instancePath+"/x-content-type-options",schemaPath:"#/properties/x-content-type-options/enum",keyword:"enum",params:{allowedValues: schema102.properties["x-content-type-options"].enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["x-request-id"] !== undefined){
const _errs5 = errors;
if(typeof data["x-request-id"] !== "string"){
validate62.errors = [{instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const v25 = validate63;
const schema103 = {"type":"object","properties":{"idPedido":{"type":"string"}},"required":["idPedido"]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.idPedido === undefined) && (missing0 = "idPedido")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idPedido !== undefined){
if(typeof data.idPedido !== "string"){
validate63.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"#/properties/idPedido/type",keyword:"type",params:{type: "string"}}];
return false;
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

const v26 = validate64;
const schema104 = {"type":"object","properties":{"chave":{"$ref":"ChavePedidoChat?request"},"canal":{"type":"string"}},"required":[],"nullIsAbsent":["chave","canal"]};
const schema105 = {"type":"string","enum":["id","documento","pedido","numeropedido","numeropedidocanal","chavenf","chavenfe"],"$id":"ChavePedidoChat?request"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate64.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChavePedidoChat?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((data0 === "id") || (data0 === "documento")) || (data0 === "pedido")) || (data0 === "numeropedido")) || (data0 === "numeropedidocanal")) || (data0 === "chavenf")) || (data0 === "chavenfe"))){
validate64.errors = [{instancePath:instancePath+"/chave",schemaPath:"ChavePedidoChat?request/enum",keyword:"enum",params:{allowedValues: schema105.enum}}];
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
validate64.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
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
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const v27 = validate65;
const schema106 = {"type":"object","required":["mensagem"],"properties":{"mensagem":{"type":"string","minLength":1,"maxLength":2000}},"$id":"MensagemNova?request"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MensagemNova?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 2000 && func0(data0) > 2000){
validate65.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func0(data0) < 1){
validate65.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
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

const v28 = validate66;
const schema107 = {"type":"object","properties":{"mensagem":{"allOf":[{"$ref":"MensagemTexto?request"}]},"anexo":{},"anexo[]":{"type":"array","items":{}}},"required":["mensagem"],"nullIsAbsent":["anexo[]"],"$id":"FormularioMensagem?request"};
const schema108 = {"type":"string","minLength":1,"maxLength":2000,"$id":"MensagemTexto?request"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FormularioMensagem?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.mensagem === undefined) && (missing0 = "mensagem")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
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
validate66.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"MensagemTexto?request/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
else {
if(func0(data0) < 1){
validate66.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"MensagemTexto?request/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"MensagemTexto?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data["anexo[]"] !== undefined){
const _errs5 = errors;
if(errors === _errs5){
if(!(Array.isArray(data["anexo[]"]))){
validate66.errors = [{instancePath:instancePath+"/anexo[]",schemaPath:"#/properties/anexo%5B%5D/type",keyword:"type",params:{type: "array"}}];
return false;
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
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

const v29 = validate67;
const schema109 = {"type":"object","required":["id","data","origem"],"properties":{"id":{"type":"string"},"data":{"$ref":"TimestampIso"},"origem":{"type":"string","enum":["loja"]},"anexos":{"type":"array","items":{"$ref":"Anexo"}}},"$id":"MensagemEnviada"};
const pattern22 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MensagemEnviada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.id === undefined) && (missing0 = "id")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.origem === undefined) && (missing0 = "origem"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate67.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
if(!(formats4(data1))){
validate67.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern22.test(data1)){
validate67.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
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
if(data.origem !== undefined){
let data2 = data.origem;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate67.errors = [{instancePath:instancePath+"/origem",schemaPath:"#/properties/origem/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data2 === "loja")){
validate67.errors = [{instancePath:instancePath+"/origem",schemaPath:"#/properties/origem/enum",keyword:"enum",params:{allowedValues: schema109.properties.origem.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anexos !== undefined){
let data3 = data.anexos;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data3)){
var valid2 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate58(data3[i0], {instancePath:instancePath+"/anexos/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/anexos",schemaPath:"#/properties/anexos/type",keyword:"type",params:{type: "array"}}];
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
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

const v30 = validate68;
const schema110 = {"anyOf":[{"$ref":"Chat"},{"$ref":"SemConversa"}]};
const schema111 = {"type":"object","required":["_id","situacao","subSituacao","tipoPedido","nomeTransportadora","mensagens"],"properties":{"_id":{"type":"string"},"situacao":{"$ref":"SituacaoChat"},"subSituacao":{"$ref":"SubSituacaoChat"},"tipoPedido":{"$ref":"TipoPedido"},"nomeTransportadora":{"type":"string"},"mensagens":{"type":"array","items":{"$ref":"MensagemChat"},"maxItems":500}},"$id":"Chat"};
const schema112 = {"type":"string","enum":["aberto","finalizado"],"$id":"SituacaoChat"};
const schema113 = {"type":"string","enum":["aguardandoRespostaTransportadora","aguardandoRespostaLoja"],"$id":"SubSituacaoChat"};
const schema114 = {"type":"object","required":["id","data","mensagem","origem","nomeUsuario"],"properties":{"id":{"type":"string"},"data":{"$ref":"TimestampIso"},"mensagem":{"type":"string","maxLength":2000},"origem":{"$ref":"OrigemMensagem"},"nomeUsuario":{"type":"string"},"anexos":{"type":"array","items":{"$ref":"Anexo"}}},"$id":"MensagemChat"};
const schema115 = {"type":"string","enum":["loja","transportadora"],"$id":"OrigemMensagem"};
const pattern23 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="MensagemChat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.id === undefined) && (missing0 = "id")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.origem === undefined) && (missing0 = "origem"))) || ((data.nomeUsuario === undefined) && (missing0 = "nomeUsuario"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate69.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}}];
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
if(!(formats4(data1))){
validate69.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern23.test(data1)){
validate69.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
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
validate69.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate69.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/type",keyword:"type",params:{type: "string"}}];
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
validate69.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "loja") || (data3 === "transportadora"))){
validate69.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/enum",keyword:"enum",params:{allowedValues: schema115.enum}}];
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
validate69.errors = [{instancePath:instancePath+"/nomeUsuario",schemaPath:"#/properties/nomeUsuario/type",keyword:"type",params:{type: "string"}}];
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
if(!(validate58(data5[i0], {instancePath:instancePath+"/anexos/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/anexos",schemaPath:"#/properties/anexos/type",keyword:"type",params:{type: "array"}}];
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
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Chat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data._id === undefined) && (missing0 = "_id")) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.subSituacao === undefined) && (missing0 = "subSituacao"))) || ((data.tipoPedido === undefined) && (missing0 = "tipoPedido"))) || ((data.nomeTransportadora === undefined) && (missing0 = "nomeTransportadora"))) || ((data.mensagens === undefined) && (missing0 = "mensagens"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data._id !== undefined){
const _errs1 = errors;
if(typeof data._id !== "string"){
validate70.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data1 = data.situacao;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate70.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoChat/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "aberto") || (data1 === "finalizado"))){
validate70.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoChat/enum",keyword:"enum",params:{allowedValues: schema112.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subSituacao !== undefined){
let data2 = data.subSituacao;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate70.errors = [{instancePath:instancePath+"/subSituacao",schemaPath:"SubSituacaoChat/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "aguardandoRespostaTransportadora") || (data2 === "aguardandoRespostaLoja"))){
validate70.errors = [{instancePath:instancePath+"/subSituacao",schemaPath:"SubSituacaoChat/enum",keyword:"enum",params:{allowedValues: schema113.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoPedido !== undefined){
let data3 = data.tipoPedido;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate70.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"TipoPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "envio") || (data3 === "reversa"))){
validate70.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"TipoPedido/enum",keyword:"enum",params:{allowedValues: schema75.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeTransportadora !== undefined){
const _errs12 = errors;
if(typeof data.nomeTransportadora !== "string"){
validate70.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagens !== undefined){
let data5 = data.mensagens;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data5)){
if(data5.length > 500){
validate70.errors = [{instancePath:instancePath+"/mensagens",schemaPath:"#/properties/mensagens/maxItems",keyword:"maxItems",params:{limit: 500}}];
return false;
}
else {
var valid4 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
const _errs16 = errors;
if(!(validate69(data5[i0], {instancePath:instancePath+"/mensagens/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/mensagens",schemaPath:"#/properties/mensagens/type",keyword:"type",params:{type: "array"}}];
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
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

const schema116 = {"type":"object","required":["mensagens","situacao"],"properties":{"mensagens":{"type":"array","items":{"$ref":"MensagemChat"},"maxItems":0},"situacao":{"type":"string","enum":["sem_conversa"]}},"$id":"SemConversa"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SemConversa" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mensagens === undefined) && (missing0 = "mensagens")) || ((data.situacao === undefined) && (missing0 = "situacao"))){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagens !== undefined){
let data0 = data.mensagens;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 0){
validate71.errors = [{instancePath:instancePath+"/mensagens",schemaPath:"#/properties/mensagens/maxItems",keyword:"maxItems",params:{limit: 0}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate69(data0[i0], {instancePath:instancePath+"/mensagens/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
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
validate71.errors = [{instancePath:instancePath+"/mensagens",schemaPath:"#/properties/mensagens/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data2 = data.situacao;
const _errs4 = errors;
if(typeof data2 !== "string"){
validate71.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data2 === "sem_conversa")){
validate71.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/enum",keyword:"enum",params:{allowedValues: schema116.properties.situacao.enum}}];
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
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
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
validate68.errors = vErrors;
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
validate68.errors = vErrors;
return errors === 0;
}

const v31 = validate72;
const schema117 = {"type":"object","required":["elegivel","mensagem"],"properties":{"elegivel":{"type":"boolean"},"mensagem":{"$ref":"Mensagem"}},"$id":"Elegibilidade"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Elegibilidade" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.elegivel === undefined) && (missing0 = "elegivel")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.elegivel !== undefined){
const _errs1 = errors;
if(typeof data.elegivel !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/elegivel",schemaPath:"#/properties/elegivel/type",keyword:"type",params:{type: "boolean"}}];
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
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate72.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate72.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
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

const v32 = validate73;
const schema118 = {"type":"object","properties":{"dataInicio":{"$ref":"Data?request"},"dataFim":{"$ref":"Data?request"},"situacao":{"$ref":"SituacaoChat?request"},"idTransportadora":{"$ref":"Identificador?request"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["dataInicio","dataFim","situacao","idTransportadora","pagina","limite"]};
const schema119 = {"type":"string","format":"date","$id":"Data?request"};
const schema120 = {"type":"string","enum":["aberto","finalizado"],"$id":"SituacaoChat?request"};
const formats5 = formats.date;

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["dataInicio"] === null){
delete data["dataInicio"];
}
if(data["dataFim"] === null){
delete data["dataFim"];
}
if(data["situacao"] === null){
delete data["situacao"];
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
if(data.dataInicio !== undefined){
let data0 = data.dataInicio;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats5(data0))){
validate73.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
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
if(data.dataFim !== undefined){
let data1 = data.dataFim;
const _errs4 = errors;
const _errs5 = errors;
if(errors === _errs5){
if(errors === _errs5){
if(typeof data1 === "string"){
if(!(formats5(data1))){
validate73.errors = [{instancePath:instancePath+"/dataFim",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate73.errors = [{instancePath:instancePath+"/dataFim",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
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
if(data.situacao !== undefined){
let data2 = data.situacao;
const _errs7 = errors;
if(typeof data2 !== "string"){
validate73.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoChat?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "aberto") || (data2 === "finalizado"))){
validate73.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoChat?request/enum",keyword:"enum",params:{allowedValues: schema120.enum}}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data3 = data.idTransportadora;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate73.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate73.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.pagina !== undefined){
let data4 = data.pagina;
const _errs13 = errors;
const _errs14 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate73.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2147483647 || isNaN(data4)){
validate73.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate73.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.limite !== undefined){
let data5 = data.limite;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate73.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 200 || isNaN(data5)){
validate73.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate73.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

const v33 = validate74;
const schema121 = {"type":"object","required":["pagina","limite","total","chats"],"properties":{"pagina":{"$ref":"Inteiro"},"limite":{"$ref":"Inteiro"},"total":{"$ref":"InteiroNaoNegativo"},"chats":{"type":"array","items":{"$ref":"ChatResumo"}}},"$id":"ListaChats"};
const schema122 = {"type":"object","required":["idChat","idPedido","tipoPedido","idTransportadora","nomeTransportadora","situacao","subSituacao","data","dataUltimaMensagem","qtdMensagens","ultimaMensagem"],"properties":{"idChat":{"type":"string"},"idPedido":{"$ref":"IdPedido"},"tipoPedido":{"$ref":"TipoPedido"},"idTransportadora":{"$ref":"Identificador"},"nomeTransportadora":{"type":"string"},"situacao":{"$ref":"SituacaoChat"},"subSituacao":{"$ref":"SubSituacaoChat"},"data":{"$ref":"TimestampIso"},"dataUltimaMensagem":{"$ref":"TimestampIso"},"qtdMensagens":{"$ref":"InteiroNaoNegativo"},"ultimaMensagem":{"anyOf":[{"$ref":"UltimaMensagem"},{"type":"null"}]}},"$id":"ChatResumo"};
const pattern24 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern25 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");
const pattern26 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");
const schema123 = {"type":"object","required":["mensagem","origem","data"],"properties":{"mensagem":{"type":"string","maxLength":2000},"origem":{"$ref":"OrigemMensagem"},"data":{"$ref":"TimestampIso"}},"$id":"UltimaMensagem"};
const pattern27 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="UltimaMensagem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.origem === undefined) && (missing0 = "origem"))) || ((data.data === undefined) && (missing0 = "data"))){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.mensagem !== undefined){
let data0 = data.mensagem;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 2000 && func0(data0) > 2000){
validate75.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate75.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origem !== undefined){
let data1 = data.origem;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate75.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "loja") || (data1 === "transportadora"))){
validate75.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/enum",keyword:"enum",params:{allowedValues: schema115.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(errors === _errs7){
if(typeof data2 === "string"){
if(!(formats4(data2))){
validate75.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern27.test(data2)){
validate75.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
return false;
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
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ChatResumo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((data.idChat === undefined) && (missing0 = "idChat")) || ((data.idPedido === undefined) && (missing0 = "idPedido"))) || ((data.tipoPedido === undefined) && (missing0 = "tipoPedido"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.nomeTransportadora === undefined) && (missing0 = "nomeTransportadora"))) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.subSituacao === undefined) && (missing0 = "subSituacao"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.dataUltimaMensagem === undefined) && (missing0 = "dataUltimaMensagem"))) || ((data.qtdMensagens === undefined) && (missing0 = "qtdMensagens"))) || ((data.ultimaMensagem === undefined) && (missing0 = "ultimaMensagem"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idChat !== undefined){
const _errs1 = errors;
if(typeof data.idChat !== "string"){
validate76.errors = [{instancePath:instancePath+"/idChat",schemaPath:"#/properties/idChat/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPedido !== undefined){
let data1 = data.idPedido;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern24.test(data1)){
validate76.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}}];
return false;
}
}
else {
validate76.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoPedido !== undefined){
let data2 = data.tipoPedido;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate76.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"TipoPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data2 === "envio") || (data2 === "reversa"))){
validate76.errors = [{instancePath:instancePath+"/tipoPedido",schemaPath:"TipoPedido/enum",keyword:"enum",params:{allowedValues: schema75.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data3 = data.idTransportadora;
const _errs9 = errors;
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate76.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate76.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate76.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.nomeTransportadora !== undefined){
const _errs12 = errors;
if(typeof data.nomeTransportadora !== "string"){
validate76.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data5 = data.situacao;
const _errs14 = errors;
if(typeof data5 !== "string"){
validate76.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoChat/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "aberto") || (data5 === "finalizado"))){
validate76.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoChat/enum",keyword:"enum",params:{allowedValues: schema112.enum}}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subSituacao !== undefined){
let data6 = data.subSituacao;
const _errs17 = errors;
if(typeof data6 !== "string"){
validate76.errors = [{instancePath:instancePath+"/subSituacao",schemaPath:"SubSituacaoChat/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data6 === "aguardandoRespostaTransportadora") || (data6 === "aguardandoRespostaLoja"))){
validate76.errors = [{instancePath:instancePath+"/subSituacao",schemaPath:"SubSituacaoChat/enum",keyword:"enum",params:{allowedValues: schema113.enum}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data7 = data.data;
const _errs20 = errors;
const _errs21 = errors;
if(errors === _errs21){
if(errors === _errs21){
if(typeof data7 === "string"){
if(!(formats4(data7))){
validate76.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern25.test(data7)){
validate76.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/data",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataUltimaMensagem !== undefined){
let data8 = data.dataUltimaMensagem;
const _errs23 = errors;
const _errs24 = errors;
if(errors === _errs24){
if(errors === _errs24){
if(typeof data8 === "string"){
if(!(formats4(data8))){
validate76.errors = [{instancePath:instancePath+"/dataUltimaMensagem",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern26.test(data8)){
validate76.errors = [{instancePath:instancePath+"/dataUltimaMensagem",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/dataUltimaMensagem",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.qtdMensagens !== undefined){
let data9 = data.qtdMensagens;
const _errs26 = errors;
const _errs27 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate76.errors = [{instancePath:instancePath+"/qtdMensagens",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs27){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 2147483647 || isNaN(data9)){
validate76.errors = [{instancePath:instancePath+"/qtdMensagens",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate76.errors = [{instancePath:instancePath+"/qtdMensagens",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ultimaMensagem !== undefined){
let data10 = data.ultimaMensagem;
const _errs29 = errors;
const _errs30 = errors;
let valid9 = false;
const _errs31 = errors;
if(!(validate75(data10, {instancePath:instancePath+"/ultimaMensagem",parentData:data,parentDataProperty:"ultimaMensagem",rootData}))){
vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
errors = vErrors.length;
}
var _valid0 = _errs31 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs32 = errors;
if(data10 !== null){
const err0 = {instancePath:instancePath+"/ultimaMensagem",schemaPath:"#/properties/ultimaMensagem/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs32 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){
const err1 = {instancePath:instancePath+"/ultimaMensagem",schemaPath:"#/properties/ultimaMensagem/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate76.errors = vErrors;
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
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}


function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ListaChats" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.chats === undefined) && (missing0 = "chats"))){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate74.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate74.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate74.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate74.errors = [{instancePath:instancePath+"/limite",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate74.errors = [{instancePath:instancePath+"/limite",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate74.errors = [{instancePath:instancePath+"/limite",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate74.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate74.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate74.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.chats !== undefined){
let data3 = data.chats;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate76(data3[i0], {instancePath:instancePath+"/chats/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/chats",schemaPath:"#/properties/chats/type",keyword:"type",params:{type: "array"}}];
return false;
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
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

const v34 = validate77;
const schema124 = {"type":"object","required":["filialERP","idMetodo","pedidos"],"properties":{"filialERP":{"type":"string","minLength":1,"maxLength":30},"idMetodo":{"$ref":"Identificador?request"},"pedidos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":255},"minItems":1,"maxItems":1000}},"$id":"PlpNova?request"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlpNova?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.filialERP === undefined) && (missing0 = "filialERP")) || ((data.idMetodo === undefined) && (missing0 = "idMetodo"))) || ((data.pedidos === undefined) && (missing0 = "pedidos"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.filialERP !== undefined){
let data0 = data.filialERP;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 30 && func0(data0) > 30){
validate77.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
else {
if(func0(data0) < 1){
validate77.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
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
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate77.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate77.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate77.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate77.errors = [{instancePath:instancePath+"/pedidos",schemaPath:"#/properties/pedidos/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
if(data2.length < 1){
validate77.errors = [{instancePath:instancePath+"/pedidos",schemaPath:"#/properties/pedidos/minItems",keyword:"minItems",params:{limit: 1}}];
return false;
}
else {
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 255 && func0(data3) > 255){
validate77.errors = [{instancePath:instancePath+"/pedidos/" + i0,schemaPath:"#/properties/pedidos/items/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data3) < 1){
validate77.errors = [{instancePath:instancePath+"/pedidos/" + i0,schemaPath:"#/properties/pedidos/items/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/pedidos/" + i0,schemaPath:"#/properties/pedidos/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/pedidos",schemaPath:"#/properties/pedidos/type",keyword:"type",params:{type: "array"}}];
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
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

const v35 = validate78;
const schema125 = {"type":"object","required":["mensagem","idPLP","codigoPLP"],"properties":{"mensagem":{"$ref":"Mensagem"},"idPLP":{"type":"string","maxLength":255},"codigoPLP":{"$ref":"Identificador"}},"$id":"PlpCriada"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlpCriada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.mensagem === undefined) && (missing0 = "mensagem")) || ((data.idPLP === undefined) && (missing0 = "idPLP"))) || ((data.codigoPLP === undefined) && (missing0 = "codigoPLP"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
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
validate78.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPLP !== undefined){
let data1 = data.idPLP;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate78.errors = [{instancePath:instancePath+"/idPLP",schemaPath:"#/properties/idPLP/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate78.errors = [{instancePath:instancePath+"/idPLP",schemaPath:"#/properties/idPLP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoPLP !== undefined){
let data2 = data.codigoPLP;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate78.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate78.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate78.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

const v36 = validate79;
const schema126 = {"type":"object","properties":{"periodo":{"$ref":"Periodo?request"},"status":{"type":"string","enum":["Pendente","Finalizado","Excluído","Finalizada","Excluída"]},"pagina":{"$ref":"Pagina?request"},"limite":{"$ref":"LimiteTolerante?request"},"filialERP":{"type":"string","maxLength":50}},"required":["periodo","status"],"nullIsAbsent":["pagina","limite","filialERP"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.periodo === undefined) && (missing0 = "periodo")) || ((data.status === undefined) && (missing0 = "status"))){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data["filialERP"] === null){
delete data["filialERP"];
}
if(data.periodo !== undefined){
let data0 = data.periodo;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(errors === _errs2){
if(typeof data0 === "string"){
if(!(formats2(data0))){
validate79.errors = [{instancePath:instancePath+"/periodo",schemaPath:"Periodo?request/format",keyword:"format",params:{format: "periodo"}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/periodo",schemaPath:"Periodo?request/type",keyword:"type",params:{type: "string"}}];
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
if(data.status !== undefined){
let data1 = data.status;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate79.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((data1 === "Pendente") || (data1 === "Finalizado")) || (data1 === "Excluído")) || (data1 === "Finalizada")) || (data1 === "Excluída"))){
validate79.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema126.properties.status.enum}}];
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
validate79.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate79.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate79.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
const _errs10 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate79.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs10){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate79.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < 1 || isNaN(data3)){
validate79.errors = [{instancePath:instancePath+"/limite",schemaPath:"LimiteTolerante?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
if(data.filialERP !== undefined){
let data4 = data.filialERP;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 50 && func0(data4) > 50){
validate79.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate79.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

const v37 = validate80;
const schema127 = {"type":"array","items":{"$ref":"Plp"}};
const schema128 = {"type":"object","required":["_id","codigoPLP","filialERP","idLoja","idFilial","data","idRecibo","aplicacao","status","erros","dataFechamento","idTransportadora","idMetodo","transportadora","metodoEnvio","nomeUsuario","idApp","nomeApp","listaPedidos"],"properties":{"_id":{"type":"string","maxLength":255},"codigoPLP":{"$ref":"Identificador"},"filialERP":{"type":"string","maxLength":30},"idLoja":{"$ref":"Identificador"},"idFilial":{"$ref":"Identificador"},"data":{"$ref":"Timestamp"},"idRecibo":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]},"aplicacao":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"status":{"type":"string","enum":["Pendente","Finalizada","Excluída"]},"erros":{"anyOf":[{"type":"array","items":{"$ref":"ErroPlp"}},{"type":"string","maxLength":255}]},"dataFechamento":{"anyOf":[{"$ref":"Timestamp"},{"type":"null"}]},"idTransportadora":{"$ref":"Identificador"},"idMetodo":{"$ref":"Identificador"},"transportadora":{"type":"string","maxLength":45},"metodoEnvio":{"type":"string","maxLength":40},"nomeUsuario":{"anyOf":[{"type":"string","maxLength":35},{"type":"null"}]},"idApp":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"nomeApp":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"listaPedidos":{"type":"array","items":{"$ref":"PlpPedido"}}},"$id":"Plp"};
const schema129 = {"type":"string","$id":"ErroPlp"};
const pattern28 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const pattern29 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");
const schema130 = {"type":"object","required":["documento","numeroPedido","chaveNF","idEnvio","protocolo","erros"],"properties":{"documento":{"type":"string","maxLength":255},"numeroPedido":{"type":"string","maxLength":100},"chaveNF":{"$ref":"ChaveNF"},"idEnvio":{"$ref":"Identificador"},"protocolo":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"erros":{"anyOf":[{"type":"string","maxLength":255},{"type":"null"}]}},"$id":"PlpPedido"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PlpPedido" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.documento === undefined) && (missing0 = "documento")) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.chaveNF === undefined) && (missing0 = "chaveNF"))) || ((data.idEnvio === undefined) && (missing0 = "idEnvio"))) || ((data.protocolo === undefined) && (missing0 = "protocolo"))) || ((data.erros === undefined) && (missing0 = "erros"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate81.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
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
validate81.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
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
validate81.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF/maxLength",keyword:"maxLength",params:{limit: 44}}];
return false;
}
}
else {
validate81.errors = [{instancePath:instancePath+"/chaveNF",schemaPath:"ChaveNF/type",keyword:"type",params:{type: "string"}}];
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
validate81.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate81.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate81.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
validate81.errors = vErrors;
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
validate81.errors = vErrors;
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
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}


function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Plp" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((((data._id === undefined) && (missing0 = "_id")) || ((data.codigoPLP === undefined) && (missing0 = "codigoPLP"))) || ((data.filialERP === undefined) && (missing0 = "filialERP"))) || ((data.idLoja === undefined) && (missing0 = "idLoja"))) || ((data.idFilial === undefined) && (missing0 = "idFilial"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.idRecibo === undefined) && (missing0 = "idRecibo"))) || ((data.aplicacao === undefined) && (missing0 = "aplicacao"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.erros === undefined) && (missing0 = "erros"))) || ((data.dataFechamento === undefined) && (missing0 = "dataFechamento"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.idMetodo === undefined) && (missing0 = "idMetodo"))) || ((data.transportadora === undefined) && (missing0 = "transportadora"))) || ((data.metodoEnvio === undefined) && (missing0 = "metodoEnvio"))) || ((data.nomeUsuario === undefined) && (missing0 = "nomeUsuario"))) || ((data.idApp === undefined) && (missing0 = "idApp"))) || ((data.nomeApp === undefined) && (missing0 = "nomeApp"))) || ((data.listaPedidos === undefined) && (missing0 = "listaPedidos"))){
validate82.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data._id !== undefined){
let data0 = data._id;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate82.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/_id",schemaPath:"#/properties/_id/type",keyword:"type",params:{type: "string"}}];
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
validate82.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate82.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate82.errors = [{instancePath:instancePath+"/codigoPLP",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
validate82.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
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
validate82.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate82.errors = [{instancePath:instancePath+"/idLoja",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
validate82.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate82.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data4 < -9007199254740991 || isNaN(data4)){
validate82.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(!(formats3(data5))){
validate82.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern28.test(data5)){
validate82.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
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
validate82.errors = vErrors;
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
validate82.errors = vErrors;
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
validate82.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "Pendente") || (data8 === "Finalizada")) || (data8 === "Excluída"))){
validate82.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema128.properties.status.enum}}];
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
validate82.errors = vErrors;
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
if(!(formats3(data11))){
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
if(!pattern29.test(data11)){
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
validate82.errors = vErrors;
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
validate82.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs48){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
validate82.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data12 < -9007199254740991 || isNaN(data12)){
validate82.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
validate82.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs51){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
validate82.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data13 < -9007199254740991 || isNaN(data13)){
validate82.errors = [{instancePath:instancePath+"/idMetodo",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
validate82.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/transportadora",schemaPath:"#/properties/transportadora/type",keyword:"type",params:{type: "string"}}];
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
validate82.errors = [{instancePath:instancePath+"/metodoEnvio",schemaPath:"#/properties/metodoEnvio/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate82.errors = [{instancePath:instancePath+"/metodoEnvio",schemaPath:"#/properties/metodoEnvio/type",keyword:"type",params:{type: "string"}}];
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
validate82.errors = vErrors;
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
validate82.errors = vErrors;
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
validate82.errors = vErrors;
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
if(!(validate81(data19[i1], {instancePath:instancePath+"/listaPedidos/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
errors = vErrors.length;
}
var valid18 = _errs78 === errors;
if(!valid18){
break;
}
}
}
else {
validate82.errors = [{instancePath:instancePath+"/listaPedidos",schemaPath:"#/properties/listaPedidos/type",keyword:"type",params:{type: "array"}}];
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
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate82.errors = vErrors;
return errors === 0;
}


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate82(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

const v38 = validate83;
const schema131 = {"type":"object","properties":{"filialERP":{"type":"string","maxLength":50},"idPLP":{"type":"string"}},"required":["filialERP","idPLP"]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.filialERP === undefined) && (missing0 = "filialERP")) || ((data.idPLP === undefined) && (missing0 = "idPLP"))){
validate83.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.filialERP !== undefined){
let data0 = data.filialERP;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 50 && func0(data0) > 50){
validate83.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate83.errors = [{instancePath:instancePath+"/filialERP",schemaPath:"#/properties/filialERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPLP !== undefined){
const _errs3 = errors;
if(typeof data.idPLP !== "string"){
validate83.errors = [{instancePath:instancePath+"/idPLP",schemaPath:"#/properties/idPLP/type",keyword:"type",params:{type: "string"}}];
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
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate83.errors = vErrors;
return errors === 0;
}

const v39 = validate82;

const v40 = validate84;
const schema132 = {"type":"object","required":["solicitanteReversa","motivoReversa","tipoReversa","resolucaoReversa","pagadorFreteReversa"],"properties":{"solicitanteReversa":{"type":"array","items":{"type":"string"}},"motivoReversa":{"type":"array","items":{"type":"string"}},"tipoReversa":{"type":"array","items":{"type":"string"}},"resolucaoReversa":{"type":"array","items":{"type":"string"}},"pagadorFreteReversa":{"type":"array","items":{"type":"string"}}},"$id":"SituacoesReversa"};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SituacoesReversa" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.solicitanteReversa === undefined) && (missing0 = "solicitanteReversa")) || ((data.motivoReversa === undefined) && (missing0 = "motivoReversa"))) || ((data.tipoReversa === undefined) && (missing0 = "tipoReversa"))) || ((data.resolucaoReversa === undefined) && (missing0 = "resolucaoReversa"))) || ((data.pagadorFreteReversa === undefined) && (missing0 = "pagadorFreteReversa"))){
validate84.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.solicitanteReversa !== undefined){
let data0 = data.solicitanteReversa;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate84.errors = [{instancePath:instancePath+"/solicitanteReversa/" + i0,schemaPath:"#/properties/solicitanteReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/solicitanteReversa",schemaPath:"#/properties/solicitanteReversa/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.motivoReversa !== undefined){
let data2 = data.motivoReversa;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(typeof data2[i1] !== "string"){
validate84.errors = [{instancePath:instancePath+"/motivoReversa/" + i1,schemaPath:"#/properties/motivoReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/motivoReversa",schemaPath:"#/properties/motivoReversa/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoReversa !== undefined){
let data4 = data.tipoReversa;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs11 = errors;
if(typeof data4[i2] !== "string"){
validate84.errors = [{instancePath:instancePath+"/tipoReversa/" + i2,schemaPath:"#/properties/tipoReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/tipoReversa",schemaPath:"#/properties/tipoReversa/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resolucaoReversa !== undefined){
let data6 = data.resolucaoReversa;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs15 = errors;
if(typeof data6[i3] !== "string"){
validate84.errors = [{instancePath:instancePath+"/resolucaoReversa/" + i3,schemaPath:"#/properties/resolucaoReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/resolucaoReversa",schemaPath:"#/properties/resolucaoReversa/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagadorFreteReversa !== undefined){
let data8 = data.pagadorFreteReversa;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
const _errs19 = errors;
if(typeof data8[i4] !== "string"){
validate84.errors = [{instancePath:instancePath+"/pagadorFreteReversa/" + i4,schemaPath:"#/properties/pagadorFreteReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs19 === errors;
if(!valid5){
break;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/pagadorFreteReversa",schemaPath:"#/properties/pagadorFreteReversa/type",keyword:"type",params:{type: "array"}}];
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
}
else {
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

const v41 = validate85;
const schema133 = {"type":"object","properties":{"tipo":{"type":"string"}},"required":["tipo"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.tipo === undefined) && (missing0 = "tipo")){
validate85.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.tipo !== undefined){
if(typeof data.tipo !== "string"){
validate85.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
else {
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

const v42 = validate86;
const schema134 = {"type":"object","properties":{"solicitanteReversa":{"type":"array","items":{"type":"string"}},"motivoReversa":{"type":"array","items":{"type":"string"}},"tipoReversa":{"type":"array","items":{"type":"string"}},"resolucaoReversa":{"type":"array","items":{"type":"string"}},"pagadorFreteReversa":{"type":"array","items":{"type":"string"}}},"$id":"SituacaoReversa"};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="SituacaoReversa" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.solicitanteReversa !== undefined){
let data0 = data.solicitanteReversa;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(typeof data0[i0] !== "string"){
validate86.errors = [{instancePath:instancePath+"/solicitanteReversa/" + i0,schemaPath:"#/properties/solicitanteReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/solicitanteReversa",schemaPath:"#/properties/solicitanteReversa/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.motivoReversa !== undefined){
let data2 = data.motivoReversa;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs7 = errors;
if(typeof data2[i1] !== "string"){
validate86.errors = [{instancePath:instancePath+"/motivoReversa/" + i1,schemaPath:"#/properties/motivoReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/motivoReversa",schemaPath:"#/properties/motivoReversa/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoReversa !== undefined){
let data4 = data.tipoReversa;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs11 = errors;
if(typeof data4[i2] !== "string"){
validate86.errors = [{instancePath:instancePath+"/tipoReversa/" + i2,schemaPath:"#/properties/tipoReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/tipoReversa",schemaPath:"#/properties/tipoReversa/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resolucaoReversa !== undefined){
let data6 = data.resolucaoReversa;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs15 = errors;
if(typeof data6[i3] !== "string"){
validate86.errors = [{instancePath:instancePath+"/resolucaoReversa/" + i3,schemaPath:"#/properties/resolucaoReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/resolucaoReversa",schemaPath:"#/properties/resolucaoReversa/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagadorFreteReversa !== undefined){
let data8 = data.pagadorFreteReversa;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
const _errs19 = errors;
if(typeof data8[i4] !== "string"){
validate86.errors = [{instancePath:instancePath+"/pagadorFreteReversa/" + i4,schemaPath:"#/properties/pagadorFreteReversa/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid5 = _errs19 === errors;
if(!valid5){
break;
}
}
}
else {
validate86.errors = [{instancePath:instancePath+"/pagadorFreteReversa",schemaPath:"#/properties/pagadorFreteReversa/type",keyword:"type",params:{type: "array"}}];
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
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate86.errors = vErrors;
return errors === 0;
}

const v43 = validate87;
const schema135 = {"type":"object","properties":{"tipo":{"type":"string"},"limite":{"type":"integer","minimum":1,"maximum":5000}},"required":[],"nullIsAbsent":["tipo","limite"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["tipo"] === null){
delete data["tipo"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.tipo !== undefined){
const _errs1 = errors;
if(typeof data.tipo !== "string"){
validate87.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data1 = data.limite;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate87.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 5000 || isNaN(data1)){
validate87.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000}}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate87.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
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
}
}
else {
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

const v44 = validate88;
const schema136 = {"type":"object","required":["total","pontos"],"properties":{"total":{"$ref":"InteiroNaoNegativo"},"pontos":{"type":"array","items":{"$ref":"PontoDevolucao"}}},"$id":"PontosDevolucao"};
const schema137 = {"type":"object","required":["id","nome","cep","endereco","numero","referencia","bairro","cidade","uf","tipoPontoDeDevolucao","status"],"properties":{"id":{"type":"string"},"nome":{"type":"string"},"cep":{"type":"string","pattern":"^\\d*$"},"endereco":{"type":"string"},"numero":{"anyOf":[{"type":"string"},{"type":"null"}]},"referencia":{"anyOf":[{"type":"string"},{"type":"null"}]},"bairro":{"anyOf":[{"type":"string"},{"type":"null"}]},"cidade":{"type":"string"},"uf":{"type":"string"},"tipoPontoDeDevolucao":{"type":"string"},"status":{"type":"string"}},"$id":"PontoDevolucao"};
const pattern30 = new RegExp("^\\d*$", "u");

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PontosDevolucao" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.total === undefined) && (missing0 = "total")) || ((data.pontos === undefined) && (missing0 = "pontos"))){
validate88.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.total !== undefined){
let data0 = data.total;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate88.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate88.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.pontos !== undefined){
let data1 = data.pontos;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((((((((data2.id === undefined) && (missing1 = "id")) || ((data2.nome === undefined) && (missing1 = "nome"))) || ((data2.cep === undefined) && (missing1 = "cep"))) || ((data2.endereco === undefined) && (missing1 = "endereco"))) || ((data2.numero === undefined) && (missing1 = "numero"))) || ((data2.referencia === undefined) && (missing1 = "referencia"))) || ((data2.bairro === undefined) && (missing1 = "bairro"))) || ((data2.cidade === undefined) && (missing1 = "cidade"))) || ((data2.uf === undefined) && (missing1 = "uf"))) || ((data2.tipoPontoDeDevolucao === undefined) && (missing1 = "tipoPontoDeDevolucao"))) || ((data2.status === undefined) && (missing1 = "status"))){
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0,schemaPath:"PontoDevolucao/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data2.id !== undefined){
const _errs9 = errors;
if(typeof data2.id !== "string"){
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0+"/id",schemaPath:"PontoDevolucao/properties/id/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs9 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.nome !== undefined){
const _errs11 = errors;
if(typeof data2.nome !== "string"){
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0+"/nome",schemaPath:"PontoDevolucao/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.cep !== undefined){
let data5 = data2.cep;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(!pattern30.test(data5)){
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0+"/cep",schemaPath:"PontoDevolucao/properties/cep/pattern",keyword:"pattern",params:{pattern: "^\\d*$"}}];
return false;
}
}
else {
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0+"/cep",schemaPath:"PontoDevolucao/properties/cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid4 = _errs13 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.endereco !== undefined){
const _errs15 = errors;
if(typeof data2.endereco !== "string"){
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0+"/endereco",schemaPath:"PontoDevolucao/properties/endereco/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.numero !== undefined){
let data7 = data2.numero;
const _errs17 = errors;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(typeof data7 !== "string"){
const err0 = {instancePath:instancePath+"/pontos/" + i0+"/numero",schemaPath:"PontoDevolucao/properties/numero/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs21 = errors;
if(data7 !== null){
const err1 = {instancePath:instancePath+"/pontos/" + i0+"/numero",schemaPath:"PontoDevolucao/properties/numero/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err2 = {instancePath:instancePath+"/pontos/" + i0+"/numero",schemaPath:"PontoDevolucao/properties/numero/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate88.errors = vErrors;
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
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.referencia !== undefined){
let data8 = data2.referencia;
const _errs23 = errors;
const _errs24 = errors;
let valid6 = false;
const _errs25 = errors;
if(typeof data8 !== "string"){
const err3 = {instancePath:instancePath+"/pontos/" + i0+"/referencia",schemaPath:"PontoDevolucao/properties/referencia/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs27 = errors;
if(data8 !== null){
const err4 = {instancePath:instancePath+"/pontos/" + i0+"/referencia",schemaPath:"PontoDevolucao/properties/referencia/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid6 = valid6 || _valid1;
}
if(!valid6){
const err5 = {instancePath:instancePath+"/pontos/" + i0+"/referencia",schemaPath:"PontoDevolucao/properties/referencia/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate88.errors = vErrors;
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
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.bairro !== undefined){
let data9 = data2.bairro;
const _errs29 = errors;
const _errs30 = errors;
let valid7 = false;
const _errs31 = errors;
if(typeof data9 !== "string"){
const err6 = {instancePath:instancePath+"/pontos/" + i0+"/bairro",schemaPath:"PontoDevolucao/properties/bairro/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs31 === errors;
valid7 = valid7 || _valid2;
if(!valid7){
const _errs33 = errors;
if(data9 !== null){
const err7 = {instancePath:instancePath+"/pontos/" + i0+"/bairro",schemaPath:"PontoDevolucao/properties/bairro/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs33 === errors;
valid7 = valid7 || _valid2;
}
if(!valid7){
const err8 = {instancePath:instancePath+"/pontos/" + i0+"/bairro",schemaPath:"PontoDevolucao/properties/bairro/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate88.errors = vErrors;
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
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.cidade !== undefined){
const _errs35 = errors;
if(typeof data2.cidade !== "string"){
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0+"/cidade",schemaPath:"PontoDevolucao/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.uf !== undefined){
const _errs37 = errors;
if(typeof data2.uf !== "string"){
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0+"/uf",schemaPath:"PontoDevolucao/properties/uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.tipoPontoDeDevolucao !== undefined){
const _errs39 = errors;
if(typeof data2.tipoPontoDeDevolucao !== "string"){
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0+"/tipoPontoDeDevolucao",schemaPath:"PontoDevolucao/properties/tipoPontoDeDevolucao/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.status !== undefined){
const _errs41 = errors;
if(typeof data2.status !== "string"){
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0+"/status",schemaPath:"PontoDevolucao/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid4 = _errs41 === errors;
}
else {
var valid4 = true;
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
validate88.errors = [{instancePath:instancePath+"/pontos/" + i0,schemaPath:"PontoDevolucao/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/pontos",schemaPath:"#/properties/pontos/type",keyword:"type",params:{type: "array"}}];
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
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

const v45 = validate89;
const schema138 = {"type":"object","required":["produto"],"properties":{"produto":{"type":"array","items":{"$ref":"ProdutoEnviado?request"},"maxItems":1000}},"$id":"ProdutosEntrada?request"};
const schema139 = {"anyOf":[{"$ref":"ProdutoEntrada?request"},{"$ref":"ValorJson?request"}],"$id":"ProdutoEnviado?request"};
const schema140 = {"anyOf":[{"type":"object","additionalProperties":{}},{"type":"array","items":{}},{"anyOf":[{"type":"string"},{"type":"null"}]},{"type":"number"},{"type":"boolean"}],"$id":"ValorJson?request"};
const schema141 = {"type":"object","required":["sku","titulo","peso","largura","altura","profundidade","preco","status","filial"],"properties":{"sku":{"type":"string","minLength":1,"maxLength":50},"codigoAgrupador":{"type":"string","maxLength":50},"skuERP":{"type":"string","maxLength":35},"titulo":{"type":"string","minLength":1,"maxLength":255},"variacao":{"type":"string","maxLength":60},"categoria":{"type":"string","maxLength":100},"peso":{"$ref":"Peso?request"},"largura":{"$ref":"Medida?request"},"altura":{"$ref":"Medida?request"},"profundidade":{"$ref":"Medida?request"},"volumes":{"$ref":"InteiroNaoNegativo?request"},"preco":{"$ref":"DinheiroNaoNegativo?request"},"status":{"$ref":"BooleanoOuTexto?request"},"filial":{"type":"array","items":{"$ref":"EstoqueFilial?request"},"maxItems":1000},"dePara":{"type":"array","items":{"$ref":"DeParaEntrada?request"},"maxItems":1000},"precoCanal":{"$ref":"PrecoCanalEntrada?request"}},"nullIsAbsent":["codigoAgrupador","skuERP","variacao","categoria","volumes","dePara","precoCanal"],"$id":"ProdutoEntrada?request"};
const schema142 = {"type":"integer","minimum":0,"maximum":2147483647,"$id":"InteiroNaoNegativo?request"};
const schema143 = {"anyOf":[{"type":"boolean"},{"type":"string","enum":["true","false"]}],"$id":"BooleanoOuTexto?request"};
const schema144 = {"type":"object","required":["idFilial","quantidade","prazoAdicional"],"properties":{"idFilial":{"type":"string","maxLength":30},"quantidade":{"$ref":"Inteiro?request"},"prazoAdicional":{"$ref":"InteiroNaoNegativo?request"}},"$id":"EstoqueFilial?request"};
const schema145 = {"type":"integer","minimum":-2147483648,"maximum":2147483647,"$id":"Inteiro?request"};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EstoqueFilial?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idFilial === undefined) && (missing0 = "idFilial")) || ((data.quantidade === undefined) && (missing0 = "quantidade"))) || ((data.prazoAdicional === undefined) && (missing0 = "prazoAdicional"))){
validate90.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idFilial !== undefined){
let data0 = data.idFilial;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 30 && func0(data0) > 30){
validate90.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate90.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/type",keyword:"type",params:{type: "string"}}];
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
validate90.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate90.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate90.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.prazoAdicional !== undefined){
let data2 = data.prazoAdicional;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate90.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate90.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate90.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
}
else {
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

const schema146 = {"type":"object","required":["canal","sku","status"],"properties":{"canal":{"type":"string","maxLength":60},"sku":{"type":"string","maxLength":50},"status":{"$ref":"BooleanoOuTexto?request"}},"$id":"DeParaEntrada?request"};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeParaEntrada?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.canal === undefined) && (missing0 = "canal")) || ((data.sku === undefined) && (missing0 = "sku"))) || ((data.status === undefined) && (missing0 = "status"))){
validate91.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 60 && func0(data0) > 60){
validate91.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sku !== undefined){
let data1 = data.sku;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 50 && func0(data1) > 50){
validate91.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate91.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
const _errs7 = errors;
let valid2 = false;
const _errs8 = errors;
if(typeof data2 !== "boolean"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto?request/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto?request/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data2 === "true") || (data2 === "false"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto?request/anyOf/1/enum",keyword:"enum",params:{allowedValues: schema143.anyOf[1].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err3 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto?request/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate91.errors = vErrors;
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
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

const schema147 = {"type":"object","properties":{"canal":{"type":"array","items":{"$ref":"PrecoCanalItemEntrada?request"},"maxItems":1000}},"nullIsAbsent":["canal"],"$id":"PrecoCanalEntrada?request"};
const schema148 = {"type":"object","required":["nome","precoDe","precoPor"],"properties":{"nome":{"type":"string","maxLength":60},"precoDe":{"$ref":"DinheiroNaoNegativo?request"},"precoPor":{"$ref":"DinheiroNaoNegativo?request"},"idVariacaoMkt":{"type":"string","maxLength":50}},"nullIsAbsent":["idVariacaoMkt"],"$id":"PrecoCanalItemEntrada?request"};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrecoCanalItemEntrada?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.nome === undefined) && (missing0 = "nome")) || ((data.precoDe === undefined) && (missing0 = "precoDe"))) || ((data.precoPor === undefined) && (missing0 = "precoPor"))){
validate92.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["idVariacaoMkt"] === null){
delete data["idVariacaoMkt"];
}
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 60 && func0(data0) > 60){
validate92.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoDe !== undefined){
let data1 = data.precoDe;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
const near0 = Math.round(data1 * 100) / 100;
if(Math.abs(near0 - data1) > 0.000001){
validate92.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near0 !== data1){
data1 = near0 + 0;
if(data !== undefined){
data["precoDe"] = data1;
}
}
if(data1 > 9999999.99 || isNaN(data1)){
validate92.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate92.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoPor !== undefined){
let data2 = data.precoPor;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
const near1 = Math.round(data2 * 100) / 100;
if(Math.abs(near1 - data2) > 0.000001){
validate92.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near1 !== data2){
data2 = near1 + 0;
if(data !== undefined){
data["precoPor"] = data2;
}
}
if(data2 > 9999999.99 || isNaN(data2)){
validate92.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate92.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idVariacaoMkt !== undefined){
let data3 = data.idVariacaoMkt;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 50 && func0(data3) > 50){
validate92.errors = [{instancePath:instancePath+"/idVariacaoMkt",schemaPath:"#/properties/idVariacaoMkt/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate92.errors = [{instancePath:instancePath+"/idVariacaoMkt",schemaPath:"#/properties/idVariacaoMkt/type",keyword:"type",params:{type: "string"}}];
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
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrecoCanalEntrada?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["canal"] === null){
delete data["canal"];
}
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate93.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate92(data0[i0], {instancePath:instancePath+"/canal/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate92.errors : vErrors.concat(validate92.errors);
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
validate93.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
else {
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutoEntrada?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.sku === undefined) && (missing0 = "sku")) || ((data.titulo === undefined) && (missing0 = "titulo"))) || ((data.peso === undefined) && (missing0 = "peso"))) || ((data.largura === undefined) && (missing0 = "largura"))) || ((data.altura === undefined) && (missing0 = "altura"))) || ((data.profundidade === undefined) && (missing0 = "profundidade"))) || ((data.preco === undefined) && (missing0 = "preco"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.filial === undefined) && (missing0 = "filial"))){
validate94.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["codigoAgrupador"] === null){
delete data["codigoAgrupador"];
}
if(data["skuERP"] === null){
delete data["skuERP"];
}
if(data["variacao"] === null){
delete data["variacao"];
}
if(data["categoria"] === null){
delete data["categoria"];
}
if(data["volumes"] === null){
delete data["volumes"];
}
if(data["dePara"] === null){
delete data["dePara"];
}
if(data["precoCanal"] === null){
delete data["precoCanal"];
}
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 50 && func0(data0) > 50){
validate94.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
else {
if(func0(data0) < 1){
validate94.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoAgrupador !== undefined){
let data1 = data.codigoAgrupador;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 50 && func0(data1) > 50){
validate94.errors = [{instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skuERP !== undefined){
let data2 = data.skuERP;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 35 && func0(data2) > 35){
validate94.errors = [{instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/maxLength",keyword:"maxLength",params:{limit: 35}}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titulo !== undefined){
let data3 = data.titulo;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 255 && func0(data3) > 255){
validate94.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
else {
if(func0(data3) < 1){
validate94.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/minLength",keyword:"minLength",params:{limit: 1}}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variacao !== undefined){
let data4 = data.variacao;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 60 && func0(data4) > 60){
validate94.errors = [{instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.categoria !== undefined){
let data5 = data.categoria;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 100 && func0(data5) > 100){
validate94.errors = [{instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.peso !== undefined){
let data6 = data.peso;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data6 == "number") && (isFinite(data6))){
const near0 = Math.round(data6 * 1000) / 1000;
if(Math.abs(near0 - data6) > 0.000001){
validate94.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near0 !== data6){
data6 = near0 + 0;
if(data !== undefined){
data["peso"] = data6;
}
}
if(data6 > 999999.999 || isNaN(data6)){
validate94.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate94.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data7 = data.largura;
const _errs16 = errors;
const _errs17 = errors;
if(errors === _errs17){
if((typeof data7 == "number") && (isFinite(data7))){
const near1 = Math.round(data7 * 1000) / 1000;
if(Math.abs(near1 - data7) > 0.000001){
validate94.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near1 !== data7){
data7 = near1 + 0;
if(data !== undefined){
data["largura"] = data7;
}
}
if(data7 > 999999.999 || isNaN(data7)){
validate94.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate94.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data8 = data.altura;
const _errs19 = errors;
const _errs20 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
const near2 = Math.round(data8 * 1000) / 1000;
if(Math.abs(near2 - data8) > 0.000001){
validate94.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near2 !== data8){
data8 = near2 + 0;
if(data !== undefined){
data["altura"] = data8;
}
}
if(data8 > 999999.999 || isNaN(data8)){
validate94.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate94.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data9 = data.profundidade;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
const near3 = Math.round(data9 * 1000) / 1000;
if(Math.abs(near3 - data9) > 0.000001){
validate94.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.001}}];
return false;
}
else {
if(near3 !== data9){
data9 = near3 + 0;
if(data !== undefined){
data["profundidade"] = data9;
}
}
if(data9 > 999999.999 || isNaN(data9)){
validate94.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate94.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.volumes !== undefined){
let data10 = data.volumes;
const _errs25 = errors;
const _errs26 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate94.errors = [{instancePath:instancePath+"/volumes",schemaPath:"InteiroNaoNegativo?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs26){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 2147483647 || isNaN(data10)){
validate94.errors = [{instancePath:instancePath+"/volumes",schemaPath:"InteiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate94.errors = [{instancePath:instancePath+"/volumes",schemaPath:"InteiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preco !== undefined){
let data11 = data.preco;
const _errs28 = errors;
const _errs29 = errors;
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
const near4 = Math.round(data11 * 100) / 100;
if(Math.abs(near4 - data11) > 0.000001){
validate94.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo?request/nearMultipleOf",keyword:"nearMultipleOf",params:{multipleOf: 0.01}}];
return false;
}
else {
if(near4 !== data11){
data11 = near4 + 0;
if(data !== undefined){
data["preco"] = data11;
}
}
if(data11 > 9999999.99 || isNaN(data11)){
validate94.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate94.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo?request/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data12 = data.status;
const _errs31 = errors;
const _errs33 = errors;
let valid8 = false;
const _errs34 = errors;
if(typeof data12 !== "boolean"){
const err0 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto?request/anyOf/0/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs36 = errors;
if(typeof data12 !== "string"){
const err1 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto?request/anyOf/1/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data12 === "true") || (data12 === "false"))){
const err2 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto?request/anyOf/1/enum",keyword:"enum",params:{allowedValues: schema143.anyOf[1].enum}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs36 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
const err3 = {instancePath:instancePath+"/status",schemaPath:"BooleanoOuTexto?request/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate94.errors = vErrors;
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
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filial !== undefined){
let data13 = data.filial;
const _errs38 = errors;
if(errors === _errs38){
if(Array.isArray(data13)){
if(data13.length > 1000){
validate94.errors = [{instancePath:instancePath+"/filial",schemaPath:"#/properties/filial/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid9 = true;
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
const _errs40 = errors;
if(!(validate90(data13[i0], {instancePath:instancePath+"/filial/" + i0,parentData:data13,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
var valid9 = _errs40 === errors;
if(!valid9){
break;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/filial",schemaPath:"#/properties/filial/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dePara !== undefined){
let data15 = data.dePara;
const _errs41 = errors;
if(errors === _errs41){
if(Array.isArray(data15)){
if(data15.length > 1000){
validate94.errors = [{instancePath:instancePath+"/dePara",schemaPath:"#/properties/dePara/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid10 = true;
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
const _errs43 = errors;
if(!(validate91(data15[i1], {instancePath:instancePath+"/dePara/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors);
errors = vErrors.length;
}
var valid10 = _errs43 === errors;
if(!valid10){
break;
}
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/dePara",schemaPath:"#/properties/dePara/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoCanal !== undefined){
const _errs44 = errors;
if(!(validate93(data.precoCanal, {instancePath:instancePath+"/precoCanal",parentData:data,parentDataProperty:"precoCanal",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs44 === errors;
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
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutoEnviado?request" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate94(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
}
else {
const err0 = {instancePath,schemaPath:"ValorJson?request/anyOf/0/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid1 = _errs5 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs8 = errors;
if(errors === _errs8){
if(!(Array.isArray(data))){
const err1 = {instancePath,schemaPath:"ValorJson?request/anyOf/1/type",keyword:"type",params:{type: "array"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs10 = errors;
const _errs11 = errors;
let valid3 = false;
const _errs12 = errors;
if(typeof data !== "string"){
const err2 = {instancePath,schemaPath:"ValorJson?request/anyOf/2/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid2 = _errs12 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs14 = errors;
if(data !== null){
const err3 = {instancePath,schemaPath:"ValorJson?request/anyOf/2/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid2 = _errs14 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err4 = {instancePath,schemaPath:"ValorJson?request/anyOf/2/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
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
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs16 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err5 = {instancePath,schemaPath:"ValorJson?request/anyOf/3/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs16 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs18 = errors;
if(typeof data !== "boolean"){
const err6 = {instancePath,schemaPath:"ValorJson?request/anyOf/4/type",keyword:"type",params:{type: "boolean"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs18 === errors;
valid2 = valid2 || _valid1;
}
}
}
}
if(!valid2){
const err7 = {instancePath,schemaPath:"ValorJson?request/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
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
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate95.errors = vErrors;
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
validate95.errors = vErrors;
return errors === 0;
}


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutosEntrada?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.produto === undefined) && (missing0 = "produto")){
validate89.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.produto !== undefined){
let data0 = data.produto;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate89.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/maxItems",keyword:"maxItems",params:{limit: 1000}}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate95(data0[i0], {instancePath:instancePath+"/produto/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
validate89.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

const v46 = validate96;
const schema149 = {"type":"object","required":["produto"],"properties":{"produto":{"type":"array","items":{"$ref":"ProdutoGravado"}}},"$id":"ProdutosGravados"};
const schema150 = {"type":"object","required":["sku","mensagem","dePara","filial"],"properties":{"sku":{"anyOf":[{"type":"string"},{"type":"null"}]},"mensagem":{"$ref":"Mensagem"},"dePara":{"type":"array","items":{"$ref":"DeParaGravado"}},"filial":{"type":"array","items":{"$ref":"FilialGravada"}}},"$id":"ProdutoGravado"};
const schema151 = {"type":"object","required":["canal","sku","mensagem"],"properties":{"canal":{"anyOf":[{"type":"string"},{"type":"null"}]},"sku":{"anyOf":[{"type":"string"},{"type":"null"}]},"mensagem":{"$ref":"Mensagem"}},"$id":"DeParaGravado"};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DeParaGravado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.canal === undefined) && (missing0 = "canal")) || ((data.sku === undefined) && (missing0 = "sku"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))){
validate97.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate97.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sku !== undefined){
let data1 = data.sku;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate97.errors = vErrors;
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
if(data.mensagem !== undefined){
let data2 = data.mensagem;
const _errs13 = errors;
const _errs14 = errors;
if(errors === _errs14){
if(typeof data2 === "string"){
if(data2.length > 255 && func0(data2) > 255){
validate97.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate97.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
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
else {
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

const schema152 = {"type":"object","required":["idFilial","mensagem"],"properties":{"idFilial":{"anyOf":[{"type":"string"},{"type":"null"}]},"mensagem":{"$ref":"Mensagem"}},"$id":"FilialGravada"};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="FilialGravada" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idFilial === undefined) && (missing0 = "idFilial")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))){
validate98.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idFilial !== undefined){
let data0 = data.idFilial;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate98.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
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
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate98.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate98.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
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
else {
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutoGravado" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.sku === undefined) && (missing0 = "sku")) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.dePara === undefined) && (missing0 = "dePara"))) || ((data.filial === undefined) && (missing0 = "filial"))){
validate99.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate99.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
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
const _errs7 = errors;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate99.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate99.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dePara !== undefined){
let data2 = data.dePara;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data2)){
var valid3 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate97(data2[i0], {instancePath:instancePath+"/dePara/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/dePara",schemaPath:"#/properties/dePara/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filial !== undefined){
let data4 = data.filial;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data4)){
var valid4 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
const _errs15 = errors;
if(!(validate98(data4[i1], {instancePath:instancePath+"/filial/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/filial",schemaPath:"#/properties/filial/type",keyword:"type",params:{type: "array"}}];
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
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}


function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutosGravados" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.produto === undefined) && (missing0 = "produto")){
validate96.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.produto !== undefined){
let data0 = data.produto;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate99(data0[i0], {instancePath:instancePath+"/produto/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate96.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/type",keyword:"type",params:{type: "array"}}];
return false;
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

const v47 = validate100;
const schema153 = {"type":"object","properties":{"sku":{"type":"string","maxLength":50}},"required":["sku"]};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sku === undefined) && (missing0 = "sku")){
validate100.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 50 && func0(data0) > 50){
validate100.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
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

const v48 = validate101;
const schema154 = {"type":"object","required":["produto"],"properties":{"produto":{"type":"array","items":{"$ref":"Produto"}}},"$id":"ProdutosLidos"};
const schema155 = {"type":"object","required":["sku","codigoAgrupador","skuERP","titulo","variacao","categoria","peso","largura","altura","profundidade","preco","status","filial","dePara","precoCanal"],"properties":{"sku":{"type":"string","maxLength":50},"codigoAgrupador":{"anyOf":[{"type":"string","maxLength":50},{"type":"null"}]},"skuERP":{"anyOf":[{"type":"string","maxLength":35},{"type":"null"}]},"titulo":{"type":"string","maxLength":255},"variacao":{"anyOf":[{"type":"string","maxLength":60},{"type":"null"}]},"categoria":{"anyOf":[{"type":"string","maxLength":100},{"type":"null"}]},"peso":{"$ref":"Peso"},"largura":{"$ref":"Medida"},"altura":{"$ref":"Medida"},"profundidade":{"$ref":"Medida"},"preco":{"$ref":"DinheiroNaoNegativo"},"status":{"type":"boolean"},"filial":{"type":"array","items":{"$ref":"EstoqueFilial"}},"dePara":{"type":"array","items":{"$ref":"DePara"}},"precoCanal":{"$ref":"PrecoCanal"}},"$id":"Produto"};
const schema156 = {"type":"object","required":["canal","sku","status"],"properties":{"canal":{"type":"string","maxLength":60},"sku":{"type":"string","maxLength":50},"status":{"type":"boolean"}},"$id":"DePara"};
const schema157 = {"type":"object","required":["idFilial","quantidade","prazoAdicional"],"properties":{"idFilial":{"type":"string","maxLength":30},"quantidade":{"$ref":"Inteiro"},"prazoAdicional":{"$ref":"InteiroNaoNegativo"}},"$id":"EstoqueFilial"};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EstoqueFilial" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.idFilial === undefined) && (missing0 = "idFilial")) || ((data.quantidade === undefined) && (missing0 = "quantidade"))) || ((data.prazoAdicional === undefined) && (missing0 = "prazoAdicional"))){
validate102.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idFilial !== undefined){
let data0 = data.idFilial;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 30 && func0(data0) > 30){
validate102.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate102.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/type",keyword:"type",params:{type: "string"}}];
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
validate102.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/quantidade",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.prazoAdicional !== undefined){
let data2 = data.prazoAdicional;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate102.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate102.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate102.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
}
else {
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

const schema158 = {"type":"object","required":["canal"],"properties":{"canal":{"type":"array","items":{"$ref":"PrecoCanalItem"}}},"$id":"PrecoCanal"};
const schema159 = {"type":"object","required":["nome","precoDe","precoPor"],"properties":{"nome":{"type":"string","maxLength":60},"precoDe":{"$ref":"DinheiroNaoNegativo"},"precoPor":{"$ref":"DinheiroNaoNegativo"}},"$id":"PrecoCanalItem"};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrecoCanalItem" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.nome === undefined) && (missing0 = "nome")) || ((data.precoDe === undefined) && (missing0 = "precoDe"))) || ((data.precoPor === undefined) && (missing0 = "precoPor"))){
validate103.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.nome !== undefined){
let data0 = data.nome;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 60 && func0(data0) > 60){
validate103.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate103.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoDe !== undefined){
let data1 = data.precoDe;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9999999.99 || isNaN(data1)){
validate103.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate103.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data1 * 100) / 100 !== data1){
validate103.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/precoDe",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoPor !== undefined){
let data2 = data.precoPor;
const _errs6 = errors;
const _errs7 = errors;
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9999999.99 || isNaN(data2)){
validate103.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate103.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data2 * 100) / 100 !== data2){
validate103.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate103.errors = [{instancePath:instancePath+"/precoPor",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
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
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="PrecoCanal" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.canal === undefined) && (missing0 = "canal")){
validate104.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.canal !== undefined){
let data0 = data.canal;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate103(data0[i0], {instancePath:instancePath+"/canal/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate104.errors = [{instancePath:instancePath+"/canal",schemaPath:"#/properties/canal/type",keyword:"type",params:{type: "array"}}];
return false;
}
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


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Produto" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((data.sku === undefined) && (missing0 = "sku")) || ((data.codigoAgrupador === undefined) && (missing0 = "codigoAgrupador"))) || ((data.skuERP === undefined) && (missing0 = "skuERP"))) || ((data.titulo === undefined) && (missing0 = "titulo"))) || ((data.variacao === undefined) && (missing0 = "variacao"))) || ((data.categoria === undefined) && (missing0 = "categoria"))) || ((data.peso === undefined) && (missing0 = "peso"))) || ((data.largura === undefined) && (missing0 = "largura"))) || ((data.altura === undefined) && (missing0 = "altura"))) || ((data.profundidade === undefined) && (missing0 = "profundidade"))) || ((data.preco === undefined) && (missing0 = "preco"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.filial === undefined) && (missing0 = "filial"))) || ((data.dePara === undefined) && (missing0 = "dePara"))) || ((data.precoCanal === undefined) && (missing0 = "precoCanal"))){
validate105.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.sku !== undefined){
let data0 = data.sku;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 50 && func0(data0) > 50){
validate105.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/sku",schemaPath:"#/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.codigoAgrupador !== undefined){
let data1 = data.codigoAgrupador;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 50 && func0(data1) > 50){
const err0 = {instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 50}};
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
const err1 = {instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err2 = {instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err3 = {instancePath:instancePath+"/codigoAgrupador",schemaPath:"#/properties/codigoAgrupador/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
validate105.errors = vErrors;
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
if(data.skuERP !== undefined){
let data2 = data.skuERP;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(data2.length > 35 && func0(data2) > 35){
const err4 = {instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 35}};
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
const err5 = {instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/skuERP",schemaPath:"#/properties/skuERP/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate105.errors = vErrors;
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
if(data.titulo !== undefined){
let data3 = data.titulo;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data3 === "string"){
if(data3.length > 255 && func0(data3) > 255){
validate105.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.variacao !== undefined){
let data4 = data.variacao;
const _errs17 = errors;
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data4 === "string"){
if(data4.length > 60 && func0(data4) > 60){
const err8 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 60}};
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
const err9 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs21 = errors;
if(data4 !== null){
const err10 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err11 = {instancePath:instancePath+"/variacao",schemaPath:"#/properties/variacao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate105.errors = vErrors;
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
if(data.categoria !== undefined){
let data5 = data.categoria;
const _errs23 = errors;
const _errs24 = errors;
let valid4 = false;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data5 === "string"){
if(data5.length > 100 && func0(data5) > 100){
const err12 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/maxLength",keyword:"maxLength",params:{limit: 100}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs27 = errors;
if(data5 !== null){
const err14 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err15 = {instancePath:instancePath+"/categoria",schemaPath:"#/properties/categoria/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate105.errors = vErrors;
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
if(data.peso !== undefined){
let data6 = data.peso;
const _errs29 = errors;
const _errs30 = errors;
if(errors === _errs30){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999.999 || isNaN(data6)){
validate105.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate105.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data6 * 1000) / 1000 !== data6){
validate105.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/peso",schemaPath:"Peso/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.largura !== undefined){
let data7 = data.largura;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999999.999 || isNaN(data7)){
validate105.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate105.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data7 * 1000) / 1000 !== data7){
validate105.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/largura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.altura !== undefined){
let data8 = data.altura;
const _errs35 = errors;
const _errs36 = errors;
if(errors === _errs36){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999.999 || isNaN(data8)){
validate105.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate105.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data8 * 1000) / 1000 !== data8){
validate105.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/altura",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.profundidade !== undefined){
let data9 = data.profundidade;
const _errs38 = errors;
const _errs39 = errors;
if(errors === _errs39){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 999999.999 || isNaN(data9)){
validate105.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate105.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data9 * 1000) / 1000 !== data9){
validate105.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/profundidade",schemaPath:"Medida/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preco !== undefined){
let data10 = data.preco;
const _errs41 = errors;
const _errs42 = errors;
if(errors === _errs42){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9999999.99 || isNaN(data10)){
validate105.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999.99}}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate105.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
else {
if(Math.round(data10 * 100) / 100 !== data10){
validate105.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.01}}];
return false;
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/preco",schemaPath:"DinheiroNaoNegativo/type",keyword:"type",params:{type: "number"}}];
return false;
}
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
const _errs44 = errors;
if(typeof data.status !== "boolean"){
validate105.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filial !== undefined){
let data12 = data.filial;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data12)){
var valid10 = true;
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
const _errs48 = errors;
if(!(validate102(data12[i0], {instancePath:instancePath+"/filial/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
var valid10 = _errs48 === errors;
if(!valid10){
break;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/filial",schemaPath:"#/properties/filial/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs46 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dePara !== undefined){
let data14 = data.dePara;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data14)){
var valid11 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
const _errs51 = errors;
const _errs52 = errors;
if(errors === _errs52){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing1;
if((((data15.canal === undefined) && (missing1 = "canal")) || ((data15.sku === undefined) && (missing1 = "sku"))) || ((data15.status === undefined) && (missing1 = "status"))){
validate105.errors = [{instancePath:instancePath+"/dePara/" + i1,schemaPath:"DePara/required",keyword:"required",params:{missingProperty: missing1}}];
return false;
}
else {
if(data15.canal !== undefined){
let data16 = data15.canal;
const _errs54 = errors;
if(errors === _errs54){
if(typeof data16 === "string"){
if(data16.length > 60 && func0(data16) > 60){
validate105.errors = [{instancePath:instancePath+"/dePara/" + i1+"/canal",schemaPath:"DePara/properties/canal/maxLength",keyword:"maxLength",params:{limit: 60}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/dePara/" + i1+"/canal",schemaPath:"DePara/properties/canal/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs54 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data15.sku !== undefined){
let data17 = data15.sku;
const _errs56 = errors;
if(errors === _errs56){
if(typeof data17 === "string"){
if(data17.length > 50 && func0(data17) > 50){
validate105.errors = [{instancePath:instancePath+"/dePara/" + i1+"/sku",schemaPath:"DePara/properties/sku/maxLength",keyword:"maxLength",params:{limit: 50}}];
return false;
}
}
else {
validate105.errors = [{instancePath:instancePath+"/dePara/" + i1+"/sku",schemaPath:"DePara/properties/sku/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid13 = _errs56 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data15.status !== undefined){
const _errs58 = errors;
if(typeof data15.status !== "boolean"){
validate105.errors = [{instancePath:instancePath+"/dePara/" + i1+"/status",schemaPath:"DePara/properties/status/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid13 = _errs58 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/dePara/" + i1,schemaPath:"DePara/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
var valid11 = _errs51 === errors;
if(!valid11){
break;
}
}
}
else {
validate105.errors = [{instancePath:instancePath+"/dePara",schemaPath:"#/properties/dePara/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.precoCanal !== undefined){
const _errs60 = errors;
if(!(validate104(data.precoCanal, {instancePath:instancePath+"/precoCanal",parentData:data,parentDataProperty:"precoCanal",rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
var valid0 = _errs60 === errors;
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
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ProdutosLidos" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.produto === undefined) && (missing0 = "produto")){
validate101.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.produto !== undefined){
let data0 = data.produto;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate105(data0[i0], {instancePath:instancePath+"/produto/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/produto",schemaPath:"#/properties/produto/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

const v49 = validate106;
const schema160 = {"type":"object","required":["url"],"properties":{"url":{"type":"string","maxLength":500,"pattern":"^[Hh][Tt][Tt][Pp][Ss]?://","patternText":"deve ser um endereço http ou https completo, como https://loja.com.br/eventos"},"tipoAutorizacao":{"type":"string","enum":["Basic","Bearer"]},"usuario":{"type":"string","maxLength":30},"senha":{"type":"string","maxLength":100},"token":{"type":"string","maxLength":100},"modulo":{"type":"string","enum":["webhook","fila"]},"rastreio":{"type":"boolean"},"prazoAdicional":{"type":"boolean"},"aplicativo":{"type":"boolean"},"metodoEnvio":{"type":"boolean"},"rastreioEnventos":{"type":"boolean"},"chatTransportadora":{"type":"boolean"}},"nullIsAbsent":["tipoAutorizacao","usuario","senha","token","modulo","rastreio","prazoAdicional","aplicativo","metodoEnvio","rastreioEnventos","chatTransportadora"],"$id":"WebhookNovo?request"};
const pattern31 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="WebhookNovo?request" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate106.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data["tipoAutorizacao"] === null){
delete data["tipoAutorizacao"];
}
if(data["usuario"] === null){
delete data["usuario"];
}
if(data["senha"] === null){
delete data["senha"];
}
if(data["token"] === null){
delete data["token"];
}
if(data["modulo"] === null){
delete data["modulo"];
}
if(data["rastreio"] === null){
delete data["rastreio"];
}
if(data["prazoAdicional"] === null){
delete data["prazoAdicional"];
}
if(data["aplicativo"] === null){
delete data["aplicativo"];
}
if(data["metodoEnvio"] === null){
delete data["metodoEnvio"];
}
if(data["rastreioEnventos"] === null){
delete data["rastreioEnventos"];
}
if(data["chatTransportadora"] === null){
delete data["chatTransportadora"];
}
if(data.url !== undefined){
let data0 = data.url;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 500 && func0(data0) > 500){
validate106.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 500}}];
return false;
}
else {
if(!pattern31.test(data0)){
validate106.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^[Hh][Tt][Tt][Pp][Ss]?://", text: "deve ser um endereço http ou https completo, como https://loja.com.br/eventos"}}];
return false;
}
}
}
else {
validate106.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tipoAutorizacao !== undefined){
let data1 = data.tipoAutorizacao;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate106.errors = [{instancePath:instancePath+"/tipoAutorizacao",schemaPath:"#/properties/tipoAutorizacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data1 === "Basic") || (data1 === "Bearer"))){
validate106.errors = [{instancePath:instancePath+"/tipoAutorizacao",schemaPath:"#/properties/tipoAutorizacao/enum",keyword:"enum",params:{allowedValues: schema160.properties.tipoAutorizacao.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuario !== undefined){
let data2 = data.usuario;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 30 && func0(data2) > 30){
validate106.errors = [{instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.senha !== undefined){
let data3 = data.senha;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 100 && func0(data3) > 100){
validate106.errors = [{instancePath:instancePath+"/senha",schemaPath:"#/properties/senha/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/senha",schemaPath:"#/properties/senha/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data4 = data.token;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 100 && func0(data4) > 100){
validate106.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate106.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modulo !== undefined){
let data5 = data.modulo;
const _errs11 = errors;
if(typeof data5 !== "string"){
validate106.errors = [{instancePath:instancePath+"/modulo",schemaPath:"#/properties/modulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data5 === "webhook") || (data5 === "fila"))){
validate106.errors = [{instancePath:instancePath+"/modulo",schemaPath:"#/properties/modulo/enum",keyword:"enum",params:{allowedValues: schema160.properties.modulo.enum}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rastreio !== undefined){
const _errs13 = errors;
if(typeof data.rastreio !== "boolean"){
validate106.errors = [{instancePath:instancePath+"/rastreio",schemaPath:"#/properties/rastreio/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
const _errs15 = errors;
if(typeof data.prazoAdicional !== "boolean"){
validate106.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"#/properties/prazoAdicional/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.aplicativo !== undefined){
const _errs17 = errors;
if(typeof data.aplicativo !== "boolean"){
validate106.errors = [{instancePath:instancePath+"/aplicativo",schemaPath:"#/properties/aplicativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.metodoEnvio !== undefined){
const _errs19 = errors;
if(typeof data.metodoEnvio !== "boolean"){
validate106.errors = [{instancePath:instancePath+"/metodoEnvio",schemaPath:"#/properties/metodoEnvio/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.rastreioEnventos !== undefined){
const _errs21 = errors;
if(typeof data.rastreioEnventos !== "boolean"){
validate106.errors = [{instancePath:instancePath+"/rastreioEnventos",schemaPath:"#/properties/rastreioEnventos/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.chatTransportadora !== undefined){
const _errs23 = errors;
if(typeof data.chatTransportadora !== "boolean"){
validate106.errors = [{instancePath:instancePath+"/chatTransportadora",schemaPath:"#/properties/chatTransportadora/type",keyword:"type",params:{type: "boolean"}}];
return false;
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
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

const v50 = validate107;
const schema161 = {"type":"object","oneOf":[{"$ref":"EventoRastreio"},{"$ref":"EventoPrazoAdicional"},{"$ref":"EventoAplicativo"},{"$ref":"EventoMetodoEnvio"},{"$ref":"EventoRastreioUnidade"},{"$ref":"EventoChat"}],"discriminator":{"propertyName":"tipo","index":{"Rastreio":0,"prazoAdicional":1,"Aplicativo":2,"metodoEnvio":3,"rastreioEnventos":4,"chatTransportadora":5}},"$id":"Evento"};
const schema162 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["Rastreio"]},"dados":{"$ref":"DadosRastreio"}},"$id":"EventoRastreio"};
const schema163 = {"type":"object","required":["idPedido","numeroPedido","idOcoren","situacao","mensagem","data"],"properties":{"idPedido":{"$ref":"IdPedido"},"numeroPedido":{"type":"string","maxLength":100},"idOcoren":{"$ref":"Inteiro"},"situacao":{"type":"string","enum":["criado","postado","em transito","saiu para entrega","entregue","ocorrencia"]},"mensagem":{"$ref":"Mensagem"},"data":{"$ref":"Timestamp"}},"$id":"DadosRastreio"};
const pattern32 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern33 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosRastreio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.idPedido === undefined) && (missing0 = "idPedido")) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.idOcoren === undefined) && (missing0 = "idOcoren"))) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.data === undefined) && (missing0 = "data"))){
validate108.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idPedido !== undefined){
let data0 = data.idPedido;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern32.test(data0)){
validate108.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}}];
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
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate108.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idOcoren !== undefined){
let data2 = data.idOcoren;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate108.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate108.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < -2147483648 || isNaN(data2)){
validate108.errors = [{instancePath:instancePath+"/idOcoren",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.situacao !== undefined){
let data3 = data.situacao;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate108.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((((((data3 === "criado") || (data3 === "postado")) || (data3 === "em transito")) || (data3 === "saiu para entrega")) || (data3 === "entregue")) || (data3 === "ocorrencia"))){
validate108.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/enum",keyword:"enum",params:{allowedValues: schema163.properties.situacao.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data4 = data.mensagem;
const _errs11 = errors;
const _errs12 = errors;
if(errors === _errs12){
if(typeof data4 === "string"){
if(data4.length > 255 && func0(data4) > 255){
validate108.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate108.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(formats3(data5))){
validate108.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern33.test(data5)){
validate108.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate108.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
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


function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoRastreio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate109.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate109.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate109.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
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
if(typeof data1 !== "string"){
validate109.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Rastreio")){
validate109.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema162.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate108(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
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
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}

const schema164 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["prazoAdicional"]},"dados":{"$ref":"DadosPrazoAdicional"}},"$id":"EventoPrazoAdicional"};
const schema165 = {"type":"object","required":["maior","menor","data"],"properties":{"maior":{"$ref":"ExtremoPrazo"},"menor":{"$ref":"ExtremoPrazo"},"data":{"$ref":"Timestamp"}},"$id":"DadosPrazoAdicional"};
const schema166 = {"type":"object","required":["prazoFilial","prazoMetodo","perAdicionalDesconto"],"properties":{"prazoFilial":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"prazoMetodo":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"perAdicionalDesconto":{"anyOf":[{"$ref":"Percentual"},{"type":"null"}]}},"$id":"ExtremoPrazo"};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ExtremoPrazo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.prazoFilial === undefined) && (missing0 = "prazoFilial")) || ((data.prazoMetodo === undefined) && (missing0 = "prazoMetodo"))) || ((data.perAdicionalDesconto === undefined) && (missing0 = "perAdicionalDesconto"))){
validate110.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.prazoFilial !== undefined){
let data0 = data.prazoFilial;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/prazoFilial",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(errors === _errs4){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/prazoFilial",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/prazoFilial",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
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
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
const err3 = {instancePath:instancePath+"/prazoFilial",schemaPath:"#/properties/prazoFilial/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err4 = {instancePath:instancePath+"/prazoFilial",schemaPath:"#/properties/prazoFilial/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
validate110.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoMetodo !== undefined){
let data1 = data.prazoMetodo;
const _errs8 = errors;
const _errs9 = errors;
let valid3 = false;
const _errs10 = errors;
const _errs11 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs11){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
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
var _valid1 = _errs10 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(data1 !== null){
const err8 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"#/properties/prazoMetodo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err9 = {instancePath:instancePath+"/prazoMetodo",schemaPath:"#/properties/prazoMetodo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate110.errors = vErrors;
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
if(data.perAdicionalDesconto !== undefined){
let data2 = data.perAdicionalDesconto;
const _errs15 = errors;
const _errs16 = errors;
let valid5 = false;
const _errs17 = errors;
const _errs18 = errors;
if(errors === _errs18){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 999999.999 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"Percentual/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
else {
if(data2 < -999999.999 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"Percentual/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999.999}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(Math.round(data2 * 1000) / 1000 !== data2){
const err12 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"Percentual/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"Percentual/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs20 = errors;
if(data2 !== null){
const err14 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"#/properties/perAdicionalDesconto/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid2 = _errs20 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err15 = {instancePath:instancePath+"/perAdicionalDesconto",schemaPath:"#/properties/perAdicionalDesconto/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
validate110.errors = vErrors;
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

const pattern34 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosPrazoAdicional" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.maior === undefined) && (missing0 = "maior")) || ((data.menor === undefined) && (missing0 = "menor"))) || ((data.data === undefined) && (missing0 = "data"))){
validate111.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.maior !== undefined){
const _errs1 = errors;
if(!(validate110(data.maior, {instancePath:instancePath+"/maior",parentData:data,parentDataProperty:"maior",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.menor !== undefined){
const _errs2 = errors;
if(!(validate110(data.menor, {instancePath:instancePath+"/menor",parentData:data,parentDataProperty:"menor",rootData}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data2 = data.data;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(errors === _errs4){
if(typeof data2 === "string"){
if(!(formats3(data2))){
validate111.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern34.test(data2)){
validate111.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate111.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
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
}
}
else {
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoPrazoAdicional" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate112.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate112.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate112.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
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
if(typeof data1 !== "string"){
validate112.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "prazoAdicional")){
validate112.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema164.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate111(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
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
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

const schema167 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["Aplicativo"]},"dados":{"$ref":"DadosAplicativo"}},"$id":"EventoAplicativo"};
const schema168 = {"type":"object","required":["codigo","situacao","mensagem","idApp","nomeApp","data"],"properties":{"codigo":{"type":"string"},"situacao":{"type":"string","enum":["delete"]},"mensagem":{"$ref":"Mensagem"},"idApp":{"$ref":"Identificador"},"nomeApp":{"type":"string"},"data":{"$ref":"Timestamp"}},"$id":"DadosAplicativo"};
const pattern35 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosAplicativo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.codigo === undefined) && (missing0 = "codigo")) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.idApp === undefined) && (missing0 = "idApp"))) || ((data.nomeApp === undefined) && (missing0 = "nomeApp"))) || ((data.data === undefined) && (missing0 = "data"))){
validate113.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.codigo !== undefined){
const _errs1 = errors;
if(typeof data.codigo !== "string"){
validate113.errors = [{instancePath:instancePath+"/codigo",schemaPath:"#/properties/codigo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data1 = data.situacao;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate113.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "delete")){
validate113.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/enum",keyword:"enum",params:{allowedValues: schema168.properties.situacao.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data2 = data.mensagem;
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 255 && func0(data2) > 255){
validate113.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate113.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idApp !== undefined){
let data3 = data.idApp;
const _errs8 = errors;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate113.errors = [{instancePath:instancePath+"/idApp",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate113.errors = [{instancePath:instancePath+"/idApp",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate113.errors = [{instancePath:instancePath+"/idApp",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.nomeApp !== undefined){
const _errs11 = errors;
if(typeof data.nomeApp !== "string"){
validate113.errors = [{instancePath:instancePath+"/nomeApp",schemaPath:"#/properties/nomeApp/type",keyword:"type",params:{type: "string"}}];
return false;
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
if(!(formats3(data5))){
validate113.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern35.test(data5)){
validate113.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoAplicativo" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate114.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate114.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate114.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
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
if(typeof data1 !== "string"){
validate114.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "Aplicativo")){
validate114.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema167.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate113(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
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
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate114.errors = vErrors;
return errors === 0;
}

const schema169 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["metodoEnvio"]},"dados":{"$ref":"DadosMetodoEnvio"}},"$id":"EventoMetodoEnvio"};
const schema170 = {"type":"object","required":["codigo","situacao","idTransportadora","idMetodoEnvio","nomeTransportadora","nomeMetodoEnvio","data"],"properties":{"codigo":{"type":"string"},"situacao":{"type":"string","enum":["novo","altera","delete"]},"idTransportadora":{"$ref":"Identificador"},"idMetodoEnvio":{"$ref":"Identificador"},"nomeTransportadora":{"type":"string","maxLength":40},"nomeMetodoEnvio":{"type":"string","maxLength":40},"data":{"$ref":"Timestamp"}},"$id":"DadosMetodoEnvio"};
const pattern36 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosMetodoEnvio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.codigo === undefined) && (missing0 = "codigo")) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.idTransportadora === undefined) && (missing0 = "idTransportadora"))) || ((data.idMetodoEnvio === undefined) && (missing0 = "idMetodoEnvio"))) || ((data.nomeTransportadora === undefined) && (missing0 = "nomeTransportadora"))) || ((data.nomeMetodoEnvio === undefined) && (missing0 = "nomeMetodoEnvio"))) || ((data.data === undefined) && (missing0 = "data"))){
validate115.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.codigo !== undefined){
const _errs1 = errors;
if(typeof data.codigo !== "string"){
validate115.errors = [{instancePath:instancePath+"/codigo",schemaPath:"#/properties/codigo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data1 = data.situacao;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate115.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data1 === "novo") || (data1 === "altera")) || (data1 === "delete"))){
validate115.errors = [{instancePath:instancePath+"/situacao",schemaPath:"#/properties/situacao/enum",keyword:"enum",params:{allowedValues: schema170.properties.situacao.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idTransportadora !== undefined){
let data2 = data.idTransportadora;
const _errs5 = errors;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate115.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate115.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate115.errors = [{instancePath:instancePath+"/idTransportadora",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(valid0){
if(data.idMetodoEnvio !== undefined){
let data3 = data.idMetodoEnvio;
const _errs8 = errors;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate115.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate115.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data3 < -9007199254740991 || isNaN(data3)){
validate115.errors = [{instancePath:instancePath+"/idMetodoEnvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.nomeTransportadora !== undefined){
let data4 = data.nomeTransportadora;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 40 && func0(data4) > 40){
validate115.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/nomeTransportadora",schemaPath:"#/properties/nomeTransportadora/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nomeMetodoEnvio !== undefined){
let data5 = data.nomeMetodoEnvio;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 40 && func0(data5) > 40){
validate115.errors = [{instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate115.errors = [{instancePath:instancePath+"/nomeMetodoEnvio",schemaPath:"#/properties/nomeMetodoEnvio/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data6 = data.data;
const _errs15 = errors;
const _errs16 = errors;
if(errors === _errs16){
if(errors === _errs16){
if(typeof data6 === "string"){
if(!(formats3(data6))){
validate115.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern36.test(data6)){
validate115.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate115.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs15 === errors;
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
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoMetodoEnvio" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate116.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate116.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate116.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
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
if(typeof data1 !== "string"){
validate116.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "metodoEnvio")){
validate116.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema169.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate115(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
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
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}

const schema171 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["rastreioEnventos"]},"dados":{"$ref":"DadosRastreioUnidade"}},"$id":"EventoRastreioUnidade"};
const schema172 = {"type":"object","required":["idPedido","numeroPedido","idEnvio","evento","unidade","cidade","uf","mensagem","data"],"properties":{"idPedido":{"$ref":"IdPedido"},"numeroPedido":{"type":"string","maxLength":100},"idEnvio":{"$ref":"Identificador"},"evento":{"type":"string","enum":["saiu","chegou"]},"unidade":{"type":"string"},"cidade":{"anyOf":[{"type":"string"},{"type":"null"}]},"uf":{"anyOf":[{"type":"string"},{"type":"null"}]},"mensagem":{"anyOf":[{"$ref":"Mensagem"},{"type":"null"}]},"data":{"$ref":"Timestamp"}},"$id":"DadosRastreioUnidade"};
const pattern37 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern38 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosRastreioUnidade" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.idPedido === undefined) && (missing0 = "idPedido")) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.idEnvio === undefined) && (missing0 = "idEnvio"))) || ((data.evento === undefined) && (missing0 = "evento"))) || ((data.unidade === undefined) && (missing0 = "unidade"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.data === undefined) && (missing0 = "data"))){
validate117.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idPedido !== undefined){
let data0 = data.idPedido;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern37.test(data0)){
validate117.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}}];
return false;
}
}
else {
validate117.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}}];
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
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 100 && func0(data1) > 100){
validate117.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate117.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idEnvio !== undefined){
let data2 = data.idEnvio;
const _errs6 = errors;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate117.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate117.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data2 < -9007199254740991 || isNaN(data2)){
validate117.errors = [{instancePath:instancePath+"/idEnvio",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.evento !== undefined){
let data3 = data.evento;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate117.errors = [{instancePath:instancePath+"/evento",schemaPath:"#/properties/evento/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data3 === "saiu") || (data3 === "chegou"))){
validate117.errors = [{instancePath:instancePath+"/evento",schemaPath:"#/properties/evento/enum",keyword:"enum",params:{allowedValues: schema172.properties.evento.enum}}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unidade !== undefined){
const _errs11 = errors;
if(typeof data.unidade !== "string"){
validate117.errors = [{instancePath:instancePath+"/unidade",schemaPath:"#/properties/unidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data5 = data.cidade;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(typeof data5 !== "string"){
const err0 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs17 = errors;
if(data5 !== null){
const err1 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err2 = {instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate117.errors = vErrors;
return false;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
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
let data6 = data.uf;
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(typeof data6 !== "string"){
const err3 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs23 = errors;
if(data6 !== null){
const err4 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs23 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/uf",schemaPath:"#/properties/uf/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate117.errors = vErrors;
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
if(valid0){
if(data.mensagem !== undefined){
let data7 = data.mensagem;
const _errs25 = errors;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data7 === "string"){
if(data7.length > 255 && func0(data7) > 255){
const err6 = {instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/maxLength",keyword:"maxLength",params:{limit: 255}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/mensagem",schemaPath:"Mensagem/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid2 = _errs27 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs30 = errors;
if(data7 !== null){
const err8 = {instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid2 = _errs30 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err9 = {instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate117.errors = vErrors;
return false;
}
else {
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data8 = data.data;
const _errs32 = errors;
const _errs33 = errors;
if(errors === _errs33){
if(errors === _errs33){
if(typeof data8 === "string"){
if(!(formats3(data8))){
validate117.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern38.test(data8)){
validate117.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate117.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
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
else {
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}


function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoRastreioUnidade" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate118.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate118.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate118.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
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
if(typeof data1 !== "string"){
validate118.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "rastreioEnventos")){
validate118.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema171.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate117(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
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
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate118.errors = vErrors;
return errors === 0;
}

const schema173 = {"type":"object","required":["documento","tipo","dados"],"properties":{"documento":{"type":"string","maxLength":255},"tipo":{"type":"string","enum":["chatTransportadora"]},"dados":{"$ref":"DadosChat"}},"$id":"EventoChat"};
const schema174 = {"type":"object","required":["idChat","idPedido","numeroPedido","idMensagem","origem","mensagem","qtdAnexos","data"],"properties":{"idChat":{"type":"string"},"idPedido":{"$ref":"IdPedido"},"numeroPedido":{"type":"string","maxLength":100},"idMensagem":{"type":"string"},"origem":{"$ref":"OrigemMensagem"},"mensagem":{"type":"string","maxLength":2000},"qtdAnexos":{"$ref":"InteiroNaoNegativo"},"data":{"$ref":"Timestamp"}},"$id":"DadosChat"};
const pattern39 = new RegExp("^[0-9a-f]{32}$", "u");
const pattern40 = new RegExp("^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$", "u");

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="DadosChat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.idChat === undefined) && (missing0 = "idChat")) || ((data.idPedido === undefined) && (missing0 = "idPedido"))) || ((data.numeroPedido === undefined) && (missing0 = "numeroPedido"))) || ((data.idMensagem === undefined) && (missing0 = "idMensagem"))) || ((data.origem === undefined) && (missing0 = "origem"))) || ((data.mensagem === undefined) && (missing0 = "mensagem"))) || ((data.qtdAnexos === undefined) && (missing0 = "qtdAnexos"))) || ((data.data === undefined) && (missing0 = "data"))){
validate119.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idChat !== undefined){
const _errs1 = errors;
if(typeof data.idChat !== "string"){
validate119.errors = [{instancePath:instancePath+"/idChat",schemaPath:"#/properties/idChat/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idPedido !== undefined){
let data1 = data.idPedido;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern39.test(data1)){
validate119.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{32}$"}}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/idPedido",schemaPath:"IdPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.numeroPedido !== undefined){
let data2 = data.numeroPedido;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 100 && func0(data2) > 100){
validate119.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/maxLength",keyword:"maxLength",params:{limit: 100}}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/numeroPedido",schemaPath:"#/properties/numeroPedido/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idMensagem !== undefined){
const _errs8 = errors;
if(typeof data.idMensagem !== "string"){
validate119.errors = [{instancePath:instancePath+"/idMensagem",schemaPath:"#/properties/idMensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origem !== undefined){
let data4 = data.origem;
const _errs10 = errors;
if(typeof data4 !== "string"){
validate119.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!((data4 === "loja") || (data4 === "transportadora"))){
validate119.errors = [{instancePath:instancePath+"/origem",schemaPath:"OrigemMensagem/enum",keyword:"enum",params:{allowedValues: schema115.enum}}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mensagem !== undefined){
let data5 = data.mensagem;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data5 === "string"){
if(data5.length > 2000 && func0(data5) > 2000){
validate119.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/maxLength",keyword:"maxLength",params:{limit: 2000}}];
return false;
}
}
else {
validate119.errors = [{instancePath:instancePath+"/mensagem",schemaPath:"#/properties/mensagem/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.qtdAnexos !== undefined){
let data6 = data.qtdAnexos;
const _errs15 = errors;
const _errs16 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate119.errors = [{instancePath:instancePath+"/qtdAnexos",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs16){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2147483647 || isNaN(data6)){
validate119.errors = [{instancePath:instancePath+"/qtdAnexos",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate119.errors = [{instancePath:instancePath+"/qtdAnexos",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
return false;
}
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data7 = data.data;
const _errs18 = errors;
const _errs19 = errors;
if(errors === _errs19){
if(errors === _errs19){
if(typeof data7 === "string"){
if(!(formats3(data7))){
validate119.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/format",keyword:"format",params:{format: "timestamp"}}];
return false;
}
else {
if(!pattern40.test(data7)){
validate119.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2} \\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate119.errors = [{instancePath:instancePath+"/data",schemaPath:"Timestamp/type",keyword:"type",params:{type: "string"}}];
return false;
}
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
}
else {
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate119.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="EventoChat" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.documento === undefined) && (missing0 = "documento")) || ((data.tipo === undefined) && (missing0 = "tipo"))) || ((data.dados === undefined) && (missing0 = "dados"))){
validate120.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.documento !== undefined){
let data0 = data.documento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate120.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate120.errors = [{instancePath:instancePath+"/documento",schemaPath:"#/properties/documento/type",keyword:"type",params:{type: "string"}}];
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
if(typeof data1 !== "string"){
validate120.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(data1 === "chatTransportadora")){
validate120.errors = [{instancePath:instancePath+"/tipo",schemaPath:"#/properties/tipo/enum",keyword:"enum",params:{allowedValues: schema173.properties.tipo.enum}}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dados !== undefined){
const _errs5 = errors;
if(!(validate119(data.dados, {instancePath:instancePath+"/dados",parentData:data,parentDataProperty:"dados",rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
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
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate120.errors = vErrors;
return errors === 0;
}


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Evento" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.tipo;
if(typeof tag0 == "string"){
if(tag0 === "Rastreio"){
if(!(validate109(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate109.errors : vErrors.concat(validate109.errors);
errors = vErrors.length;
}
}
else if(tag0 === "prazoAdicional"){
if(!(validate112(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
}
else if(tag0 === "Aplicativo"){
if(!(validate114(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate114.errors : vErrors.concat(validate114.errors);
errors = vErrors.length;
}
}
else if(tag0 === "metodoEnvio"){
if(!(validate116(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
else if(tag0 === "rastreioEnventos"){
if(!(validate118(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate118.errors : vErrors.concat(validate118.errors);
errors = vErrors.length;
}
}
else if(tag0 === "chatTransportadora"){
if(!(validate120(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "tipo", tagValue: tag0}}];
return false;
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "tipo", tagValue: tag0}}];
return false;
}
}
else {
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}

const v51 = validate121;
const schema175 = {"type":"object","properties":{"idDocumento":{"type":"string","maxLength":255}},"required":["idDocumento"]};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.idDocumento === undefined) && (missing0 = "idDocumento")){
validate121.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idDocumento !== undefined){
let data0 = data.idDocumento;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255 && func0(data0) > 255){
validate121.errors = [{instancePath:instancePath+"/idDocumento",schemaPath:"#/properties/idDocumento/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate121.errors = [{instancePath:instancePath+"/idDocumento",schemaPath:"#/properties/idDocumento/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
}
}
else {
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate121.errors = vErrors;
return errors === 0;
}

const v52 = validate122;
const schema176 = {"type":"object","properties":{"codigo":{"$ref":"Identificador?request"},"titulo":{"type":"string","maxLength":40},"status":{"type":"string","enum":["a","i","p"]},"situacao":{"$ref":"SituacaoRegra?request"},"valorTipo":{"type":"string"},"valorAcao":{"type":"string"},"prazoAcao":{"type":"string"},"idCampo":{"$ref":"Inteiro?request"},"dataTipo":{"type":"string","enum":["cadastro","inicio","fim"]},"dataInicio":{"$ref":"Data?request"},"dataFim":{"$ref":"Data?request"},"pagina":{"$ref":"Pagina?request"},"limite":{"type":"integer","minimum":1,"maximum":200}},"required":[],"nullIsAbsent":["codigo","titulo","status","situacao","valorTipo","valorAcao","prazoAcao","idCampo","dataTipo","dataInicio","dataFim","pagina","limite"]};
const schema177 = {"type":"string","enum":["vigente","programada","vencida"],"$id":"SituacaoRegra?request"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["codigo"] === null){
delete data["codigo"];
}
if(data["titulo"] === null){
delete data["titulo"];
}
if(data["status"] === null){
delete data["status"];
}
if(data["situacao"] === null){
delete data["situacao"];
}
if(data["valorTipo"] === null){
delete data["valorTipo"];
}
if(data["valorAcao"] === null){
delete data["valorAcao"];
}
if(data["prazoAcao"] === null){
delete data["prazoAcao"];
}
if(data["idCampo"] === null){
delete data["idCampo"];
}
if(data["dataTipo"] === null){
delete data["dataTipo"];
}
if(data["dataInicio"] === null){
delete data["dataInicio"];
}
if(data["dataFim"] === null){
delete data["dataFim"];
}
if(data["pagina"] === null){
delete data["pagina"];
}
if(data["limite"] === null){
delete data["limite"];
}
if(data.codigo !== undefined){
let data0 = data.codigo;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate122.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Identificador?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate122.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Identificador?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate122.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Identificador?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
let data1 = data.titulo;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 40 && func0(data1) > 40){
validate122.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 40}}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate122.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "a") || (data2 === "i")) || (data2 === "p"))){
validate122.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema176.properties.status.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data3 = data.situacao;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate122.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoRegra?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "vigente") || (data3 === "programada")) || (data3 === "vencida"))){
validate122.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoRegra?request/enum",keyword:"enum",params:{allowedValues: schema177.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTipo !== undefined){
const _errs11 = errors;
if(typeof data.valorTipo !== "string"){
validate122.errors = [{instancePath:instancePath+"/valorTipo",schemaPath:"#/properties/valorTipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorAcao !== undefined){
const _errs13 = errors;
if(typeof data.valorAcao !== "string"){
validate122.errors = [{instancePath:instancePath+"/valorAcao",schemaPath:"#/properties/valorAcao/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAcao !== undefined){
const _errs15 = errors;
if(typeof data.prazoAcao !== "string"){
validate122.errors = [{instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idCampo !== undefined){
let data7 = data.idCampo;
const _errs17 = errors;
const _errs18 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate122.errors = [{instancePath:instancePath+"/idCampo",schemaPath:"Inteiro?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs18){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
validate122.errors = [{instancePath:instancePath+"/idCampo",schemaPath:"Inteiro?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data7 < -2147483648 || isNaN(data7)){
validate122.errors = [{instancePath:instancePath+"/idCampo",schemaPath:"Inteiro?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.dataTipo !== undefined){
let data8 = data.dataTipo;
const _errs20 = errors;
if(typeof data8 !== "string"){
validate122.errors = [{instancePath:instancePath+"/dataTipo",schemaPath:"#/properties/dataTipo/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data8 === "cadastro") || (data8 === "inicio")) || (data8 === "fim"))){
validate122.errors = [{instancePath:instancePath+"/dataTipo",schemaPath:"#/properties/dataTipo/enum",keyword:"enum",params:{allowedValues: schema176.properties.dataTipo.enum}}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataInicio !== undefined){
let data9 = data.dataInicio;
const _errs22 = errors;
const _errs23 = errors;
if(errors === _errs23){
if(errors === _errs23){
if(typeof data9 === "string"){
if(!(formats5(data9))){
validate122.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataFim !== undefined){
let data10 = data.dataFim;
const _errs25 = errors;
const _errs26 = errors;
if(errors === _errs26){
if(errors === _errs26){
if(typeof data10 === "string"){
if(!(formats5(data10))){
validate122.errors = [{instancePath:instancePath+"/dataFim",schemaPath:"Data?request/format",keyword:"format",params:{format: "date"}}];
return false;
}
}
else {
validate122.errors = [{instancePath:instancePath+"/dataFim",schemaPath:"Data?request/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pagina !== undefined){
let data11 = data.pagina;
const _errs28 = errors;
const _errs29 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate122.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs29){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 2147483647 || isNaN(data11)){
validate122.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data11 < 1 || isNaN(data11)){
validate122.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Pagina?request/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limite !== undefined){
let data12 = data.limite;
const _errs31 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate122.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs31){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 200 || isNaN(data12)){
validate122.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200}}];
return false;
}
else {
if(data12 < 1 || isNaN(data12)){
validate122.errors = [{instancePath:instancePath+"/limite",schemaPath:"#/properties/limite/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}}];
return false;
}
}
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

const v53 = validate123;
const schema178 = {"type":"object","required":["pagina","limite","total","regras"],"properties":{"pagina":{"$ref":"Inteiro"},"limite":{"$ref":"Inteiro"},"total":{"$ref":"InteiroNaoNegativo"},"regras":{"type":"array","items":{"$ref":"RegraFrete"}}},"$id":"RegrasFrete"};
const schema179 = {"type":"object","required":["codigo","titulo","status","situacao","valorTipo","valorAcao","valor","prazoAcao","prazo","dataInicio","dataFim","dataCadastro","ordem","idUsuario","usuario","usuarioEmail","campos"],"properties":{"codigo":{"$ref":"Identificador"},"titulo":{"type":"string","maxLength":255},"status":{"type":"string","enum":["ativo","inativo","pendente"]},"situacao":{"$ref":"SituacaoRegra"},"valorTipo":{"anyOf":[{"type":"string"},{"type":"null"}]},"valorAcao":{"anyOf":[{"type":"string"},{"type":"null"}]},"valor":{"anyOf":[{"type":"number"},{"type":"null"}]},"prazoAcao":{"anyOf":[{"type":"string"},{"type":"null"}]},"prazo":{"anyOf":[{"$ref":"Inteiro"},{"type":"null"}]},"dataInicio":{"$ref":"TimestampIso"},"dataFim":{"anyOf":[{"$ref":"TimestampIso"},{"type":"null"}]},"dataCadastro":{"$ref":"TimestampIso"},"ordem":{"$ref":"Inteiro"},"idUsuario":{"anyOf":[{"$ref":"Identificador"},{"type":"null"}]},"usuario":{"anyOf":[{"type":"string"},{"type":"null"}]},"usuarioEmail":{"anyOf":[{"type":"string"},{"type":"null"}]},"campos":{"type":"array","items":{"type":"string"}}},"$id":"RegraFrete"};
const schema180 = {"type":"string","enum":["vigente","programada","vencida"],"$id":"SituacaoRegra"};
const pattern41 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");
const pattern42 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");
const pattern43 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$", "u");

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegraFrete" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((((((((((data.codigo === undefined) && (missing0 = "codigo")) || ((data.titulo === undefined) && (missing0 = "titulo"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.situacao === undefined) && (missing0 = "situacao"))) || ((data.valorTipo === undefined) && (missing0 = "valorTipo"))) || ((data.valorAcao === undefined) && (missing0 = "valorAcao"))) || ((data.valor === undefined) && (missing0 = "valor"))) || ((data.prazoAcao === undefined) && (missing0 = "prazoAcao"))) || ((data.prazo === undefined) && (missing0 = "prazo"))) || ((data.dataInicio === undefined) && (missing0 = "dataInicio"))) || ((data.dataFim === undefined) && (missing0 = "dataFim"))) || ((data.dataCadastro === undefined) && (missing0 = "dataCadastro"))) || ((data.ordem === undefined) && (missing0 = "ordem"))) || ((data.idUsuario === undefined) && (missing0 = "idUsuario"))) || ((data.usuario === undefined) && (missing0 = "usuario"))) || ((data.usuarioEmail === undefined) && (missing0 = "usuarioEmail"))) || ((data.campos === undefined) && (missing0 = "campos"))){
validate124.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.codigo !== undefined){
let data0 = data.codigo;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate124.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate124.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data0 < -9007199254740991 || isNaN(data0)){
validate124.errors = [{instancePath:instancePath+"/codigo",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
let data1 = data.titulo;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(data1.length > 255 && func0(data1) > 255){
validate124.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/maxLength",keyword:"maxLength",params:{limit: 255}}];
return false;
}
}
else {
validate124.errors = [{instancePath:instancePath+"/titulo",schemaPath:"#/properties/titulo/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate124.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data2 === "ativo") || (data2 === "inativo")) || (data2 === "pendente"))){
validate124.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema179.properties.status.enum}}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.situacao !== undefined){
let data3 = data.situacao;
const _errs8 = errors;
if(typeof data3 !== "string"){
validate124.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoRegra/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((data3 === "vigente") || (data3 === "programada")) || (data3 === "vencida"))){
validate124.errors = [{instancePath:instancePath+"/situacao",schemaPath:"SituacaoRegra/enum",keyword:"enum",params:{allowedValues: schema180.enum}}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.valorTipo !== undefined){
let data4 = data.valorTipo;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(typeof data4 !== "string"){
const err0 = {instancePath:instancePath+"/valorTipo",schemaPath:"#/properties/valorTipo/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs15 = errors;
if(data4 !== null){
const err1 = {instancePath:instancePath+"/valorTipo",schemaPath:"#/properties/valorTipo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs15 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err2 = {instancePath:instancePath+"/valorTipo",schemaPath:"#/properties/valorTipo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate124.errors = vErrors;
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
if(data.valorAcao !== undefined){
let data5 = data.valorAcao;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(typeof data5 !== "string"){
const err3 = {instancePath:instancePath+"/valorAcao",schemaPath:"#/properties/valorAcao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs21 = errors;
if(data5 !== null){
const err4 = {instancePath:instancePath+"/valorAcao",schemaPath:"#/properties/valorAcao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err5 = {instancePath:instancePath+"/valorAcao",schemaPath:"#/properties/valorAcao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate124.errors = vErrors;
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
if(data.valor !== undefined){
let data6 = data.valor;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
const err6 = {instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/anyOf/0/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs25 === errors;
valid5 = valid5 || _valid2;
if(!valid5){
const _errs27 = errors;
if(data6 !== null){
const err7 = {instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs27 === errors;
valid5 = valid5 || _valid2;
}
if(!valid5){
const err8 = {instancePath:instancePath+"/valor",schemaPath:"#/properties/valor/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate124.errors = vErrors;
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
if(data.prazoAcao !== undefined){
let data7 = data.prazoAcao;
const _errs29 = errors;
const _errs30 = errors;
let valid6 = false;
const _errs31 = errors;
if(typeof data7 !== "string"){
const err9 = {instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs31 === errors;
valid6 = valid6 || _valid3;
if(!valid6){
const _errs33 = errors;
if(data7 !== null){
const err10 = {instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs33 === errors;
valid6 = valid6 || _valid3;
}
if(!valid6){
const err11 = {instancePath:instancePath+"/prazoAcao",schemaPath:"#/properties/prazoAcao/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate124.errors = vErrors;
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
if(data.prazo !== undefined){
let data8 = data.prazo;
const _errs35 = errors;
const _errs36 = errors;
let valid7 = false;
const _errs37 = errors;
const _errs38 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err12 = {instancePath:instancePath+"/prazo",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs38){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 2147483647 || isNaN(data8)){
const err13 = {instancePath:instancePath+"/prazo",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data8 < -2147483648 || isNaN(data8)){
const err14 = {instancePath:instancePath+"/prazo",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}};
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
}
var _valid4 = _errs37 === errors;
valid7 = valid7 || _valid4;
if(!valid7){
const _errs40 = errors;
if(data8 !== null){
const err15 = {instancePath:instancePath+"/prazo",schemaPath:"#/properties/prazo/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid4 = _errs40 === errors;
valid7 = valid7 || _valid4;
}
if(!valid7){
const err16 = {instancePath:instancePath+"/prazo",schemaPath:"#/properties/prazo/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate124.errors = vErrors;
return false;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataInicio !== undefined){
let data9 = data.dataInicio;
const _errs42 = errors;
const _errs43 = errors;
if(errors === _errs43){
if(errors === _errs43){
if(typeof data9 === "string"){
if(!(formats4(data9))){
validate124.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern41.test(data9)){
validate124.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/dataInicio",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataFim !== undefined){
let data10 = data.dataFim;
const _errs45 = errors;
const _errs46 = errors;
let valid10 = false;
const _errs47 = errors;
const _errs48 = errors;
if(errors === _errs48){
if(errors === _errs48){
if(typeof data10 === "string"){
if(!(formats4(data10))){
const err17 = {instancePath:instancePath+"/dataFim",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
if(!pattern42.test(data10)){
const err18 = {instancePath:instancePath+"/dataFim",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/dataFim",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}};
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
var _valid5 = _errs47 === errors;
valid10 = valid10 || _valid5;
if(!valid10){
const _errs50 = errors;
if(data10 !== null){
const err20 = {instancePath:instancePath+"/dataFim",schemaPath:"#/properties/dataFim/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid5 = _errs50 === errors;
valid10 = valid10 || _valid5;
}
if(!valid10){
const err21 = {instancePath:instancePath+"/dataFim",schemaPath:"#/properties/dataFim/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate124.errors = vErrors;
return false;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dataCadastro !== undefined){
let data11 = data.dataCadastro;
const _errs52 = errors;
const _errs53 = errors;
if(errors === _errs53){
if(errors === _errs53){
if(typeof data11 === "string"){
if(!(formats4(data11))){
validate124.errors = [{instancePath:instancePath+"/dataCadastro",schemaPath:"TimestampIso/format",keyword:"format",params:{format: "timestamp-iso"}}];
return false;
}
else {
if(!pattern43.test(data11)){
validate124.errors = [{instancePath:instancePath+"/dataCadastro",schemaPath:"TimestampIso/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}$"}}];
return false;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/dataCadastro",schemaPath:"TimestampIso/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ordem !== undefined){
let data12 = data.ordem;
const _errs55 = errors;
const _errs56 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate124.errors = [{instancePath:instancePath+"/ordem",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs56){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 2147483647 || isNaN(data12)){
validate124.errors = [{instancePath:instancePath+"/ordem",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data12 < -2147483648 || isNaN(data12)){
validate124.errors = [{instancePath:instancePath+"/ordem",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
return false;
}
}
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idUsuario !== undefined){
let data13 = data.idUsuario;
const _errs58 = errors;
const _errs59 = errors;
let valid14 = false;
const _errs60 = errors;
const _errs61 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err22 = {instancePath:instancePath+"/idUsuario",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(errors === _errs61){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
const err23 = {instancePath:instancePath+"/idUsuario",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data13 < -9007199254740991 || isNaN(data13)){
const err24 = {instancePath:instancePath+"/idUsuario",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}};
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
var _valid6 = _errs60 === errors;
valid14 = valid14 || _valid6;
if(!valid14){
const _errs63 = errors;
if(data13 !== null){
const err25 = {instancePath:instancePath+"/idUsuario",schemaPath:"#/properties/idUsuario/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid6 = _errs63 === errors;
valid14 = valid14 || _valid6;
}
if(!valid14){
const err26 = {instancePath:instancePath+"/idUsuario",schemaPath:"#/properties/idUsuario/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate124.errors = vErrors;
return false;
}
else {
errors = _errs59;
if(vErrors !== null){
if(_errs59){
vErrors.length = _errs59;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs58 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuario !== undefined){
let data14 = data.usuario;
const _errs65 = errors;
const _errs66 = errors;
let valid16 = false;
const _errs67 = errors;
if(typeof data14 !== "string"){
const err27 = {instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid7 = _errs67 === errors;
valid16 = valid16 || _valid7;
if(!valid16){
const _errs69 = errors;
if(data14 !== null){
const err28 = {instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid7 = _errs69 === errors;
valid16 = valid16 || _valid7;
}
if(!valid16){
const err29 = {instancePath:instancePath+"/usuario",schemaPath:"#/properties/usuario/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
validate124.errors = vErrors;
return false;
}
else {
errors = _errs66;
if(vErrors !== null){
if(_errs66){
vErrors.length = _errs66;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.usuarioEmail !== undefined){
let data15 = data.usuarioEmail;
const _errs71 = errors;
const _errs72 = errors;
let valid17 = false;
const _errs73 = errors;
if(typeof data15 !== "string"){
const err30 = {instancePath:instancePath+"/usuarioEmail",schemaPath:"#/properties/usuarioEmail/anyOf/0/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid8 = _errs73 === errors;
valid17 = valid17 || _valid8;
if(!valid17){
const _errs75 = errors;
if(data15 !== null){
const err31 = {instancePath:instancePath+"/usuarioEmail",schemaPath:"#/properties/usuarioEmail/anyOf/1/type",keyword:"type",params:{type: "null"}};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid8 = _errs75 === errors;
valid17 = valid17 || _valid8;
}
if(!valid17){
const err32 = {instancePath:instancePath+"/usuarioEmail",schemaPath:"#/properties/usuarioEmail/anyOf",keyword:"anyOf",params:{}};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
validate124.errors = vErrors;
return false;
}
else {
errors = _errs72;
if(vErrors !== null){
if(_errs72){
vErrors.length = _errs72;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.campos !== undefined){
let data16 = data.campos;
const _errs77 = errors;
if(errors === _errs77){
if(Array.isArray(data16)){
var valid18 = true;
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
const _errs79 = errors;
if(typeof data16[i0] !== "string"){
validate124.errors = [{instancePath:instancePath+"/campos/" + i0,schemaPath:"#/properties/campos/items/type",keyword:"type",params:{type: "string"}}];
return false;
}
var valid18 = _errs79 === errors;
if(!valid18){
break;
}
}
}
else {
validate124.errors = [{instancePath:instancePath+"/campos",schemaPath:"#/properties/campos/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
var valid0 = _errs77 === errors;
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
validate124.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate124.errors = vErrors;
return errors === 0;
}


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="RegrasFrete" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.pagina === undefined) && (missing0 = "pagina")) || ((data.limite === undefined) && (missing0 = "limite"))) || ((data.total === undefined) && (missing0 = "total"))) || ((data.regras === undefined) && (missing0 = "regras"))){
validate123.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.pagina !== undefined){
let data0 = data.pagina;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate123.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate123.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate123.errors = [{instancePath:instancePath+"/pagina",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate123.errors = [{instancePath:instancePath+"/limite",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2147483647 || isNaN(data1)){
validate123.errors = [{instancePath:instancePath+"/limite",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data1 < -2147483648 || isNaN(data1)){
validate123.errors = [{instancePath:instancePath+"/limite",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
const _errs7 = errors;
const _errs8 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate123.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs8){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 2147483647 || isNaN(data2)){
validate123.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate123.errors = [{instancePath:instancePath+"/total",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
if(data.regras !== undefined){
let data3 = data.regras;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data3)){
var valid4 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate124(data3[i0], {instancePath:instancePath+"/regras/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors);
errors = vErrors.length;
}
var valid4 = _errs12 === errors;
if(!valid4){
break;
}
}
}
else {
validate123.errors = [{instancePath:instancePath+"/regras",schemaPath:"#/properties/regras/type",keyword:"type",params:{type: "array"}}];
return false;
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
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate123.errors = vErrors;
return errors === 0;
}

const v54 = validate125;
const schema181 = {"type":"array","items":{"$ref":"StatusPedido"}};
const schema182 = {"type":"object","required":["idStatus","statusDescricao"],"properties":{"idStatus":{"$ref":"Inteiro"},"statusDescricao":{"type":"string"}},"$id":"StatusPedido"};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="StatusPedido" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.idStatus === undefined) && (missing0 = "idStatus")) || ((data.statusDescricao === undefined) && (missing0 = "statusDescricao"))){
validate126.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idStatus !== undefined){
let data0 = data.idStatus;
const _errs1 = errors;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate126.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 2147483647 || isNaN(data0)){
validate126.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data0 < -2147483648 || isNaN(data0)){
validate126.errors = [{instancePath:instancePath+"/idStatus",schemaPath:"Inteiro/minimum",keyword:"minimum",params:{comparison: ">=", limit: -2147483648}}];
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
if(data.statusDescricao !== undefined){
const _errs4 = errors;
if(typeof data.statusDescricao !== "string"){
validate126.errors = [{instancePath:instancePath+"/statusDescricao",schemaPath:"#/properties/statusDescricao/type",keyword:"type",params:{type: "string"}}];
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
validate126.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}


function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate126(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate125.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

const v55 = validate127;
const schema183 = {"type":"array","items":{"$ref":"Filial"}};
const schema184 = {"type":"object","required":["idFilial","filial","nome","cep","cidade","uf","ativo","prazoAdicional","perAdiDesconto"],"properties":{"idFilial":{"type":"string","maxLength":30},"filial":{"$ref":"Identificador"},"nome":{"type":"string","maxLength":30},"cep":{"$ref":"Cep"},"cidade":{"type":"string","maxLength":45},"uf":{"$ref":"Uf"},"ativo":{"type":"boolean"},"prazoAdicional":{"$ref":"InteiroNaoNegativo"},"perAdiDesconto":{"$ref":"Percentual"}},"$id":"Filial"};
const schema185 = {"type":"string","pattern":"^\\d{8}$","$id":"Cep"};
const schema186 = {"type":"string","enum":["AC","AL","AM","AP","BA","CE","DF","ES","GO","MA","MG","MS","MT","PA","PB","PE","PI","PR","RJ","RN","RO","RR","RS","SC","SE","SP","TO"],"$id":"Uf"};
const pattern44 = new RegExp("^\\d{8}$", "u");

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="Filial" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.idFilial === undefined) && (missing0 = "idFilial")) || ((data.filial === undefined) && (missing0 = "filial"))) || ((data.nome === undefined) && (missing0 = "nome"))) || ((data.cep === undefined) && (missing0 = "cep"))) || ((data.cidade === undefined) && (missing0 = "cidade"))) || ((data.uf === undefined) && (missing0 = "uf"))) || ((data.ativo === undefined) && (missing0 = "ativo"))) || ((data.prazoAdicional === undefined) && (missing0 = "prazoAdicional"))) || ((data.perAdiDesconto === undefined) && (missing0 = "perAdiDesconto"))){
validate128.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0}}];
return false;
}
else {
if(data.idFilial !== undefined){
let data0 = data.idFilial;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 30 && func0(data0) > 30){
validate128.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/idFilial",schemaPath:"#/properties/idFilial/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.filial !== undefined){
let data1 = data.filial;
const _errs3 = errors;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate128.errors = [{instancePath:instancePath+"/filial",schemaPath:"Identificador/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate128.errors = [{instancePath:instancePath+"/filial",schemaPath:"Identificador/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}}];
return false;
}
else {
if(data1 < -9007199254740991 || isNaN(data1)){
validate128.errors = [{instancePath:instancePath+"/filial",schemaPath:"Identificador/minimum",keyword:"minimum",params:{comparison: ">=", limit: -9007199254740991}}];
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
if(data.nome !== undefined){
let data2 = data.nome;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 30 && func0(data2) > 30){
validate128.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/maxLength",keyword:"maxLength",params:{limit: 30}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/nome",schemaPath:"#/properties/nome/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cep !== undefined){
let data3 = data.cep;
const _errs8 = errors;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(!pattern44.test(data3)){
validate128.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/pattern",keyword:"pattern",params:{pattern: "^\\d{8}$"}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/cep",schemaPath:"Cep/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cidade !== undefined){
let data4 = data.cidade;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 45 && func0(data4) > 45){
validate128.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/maxLength",keyword:"maxLength",params:{limit: 45}}];
return false;
}
}
else {
validate128.errors = [{instancePath:instancePath+"/cidade",schemaPath:"#/properties/cidade/type",keyword:"type",params:{type: "string"}}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uf !== undefined){
let data5 = data.uf;
const _errs13 = errors;
if(typeof data5 !== "string"){
validate128.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/type",keyword:"type",params:{type: "string"}}];
return false;
}
if(!(((((((((((((((((((((((((((data5 === "AC") || (data5 === "AL")) || (data5 === "AM")) || (data5 === "AP")) || (data5 === "BA")) || (data5 === "CE")) || (data5 === "DF")) || (data5 === "ES")) || (data5 === "GO")) || (data5 === "MA")) || (data5 === "MG")) || (data5 === "MS")) || (data5 === "MT")) || (data5 === "PA")) || (data5 === "PB")) || (data5 === "PE")) || (data5 === "PI")) || (data5 === "PR")) || (data5 === "RJ")) || (data5 === "RN")) || (data5 === "RO")) || (data5 === "RR")) || (data5 === "RS")) || (data5 === "SC")) || (data5 === "SE")) || (data5 === "SP")) || (data5 === "TO"))){
validate128.errors = [{instancePath:instancePath+"/uf",schemaPath:"Uf/enum",keyword:"enum",params:{allowedValues: schema186.enum}}];
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
validate128.errors = [{instancePath:instancePath+"/ativo",schemaPath:"#/properties/ativo/type",keyword:"type",params:{type: "boolean"}}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.prazoAdicional !== undefined){
let data7 = data.prazoAdicional;
const _errs18 = errors;
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate128.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/type",keyword:"type",params:{type: "integer"}}];
return false;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2147483647 || isNaN(data7)){
validate128.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647}}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate128.errors = [{instancePath:instancePath+"/prazoAdicional",schemaPath:"InteiroNaoNegativo/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}}];
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
let data8 = data.perAdiDesconto;
const _errs21 = errors;
const _errs22 = errors;
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999.999 || isNaN(data8)){
validate128.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999.999}}];
return false;
}
else {
if(data8 < -999999.999 || isNaN(data8)){
validate128.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/minimum",keyword:"minimum",params:{comparison: ">=", limit: -999999.999}}];
return false;
}
else {
if(Math.round(data8 * 1000) / 1000 !== data8){
validate128.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/multipleOf",keyword:"multipleOf",params:{multipleOf: 0.001}}];
return false;
}
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/perAdiDesconto",schemaPath:"Percentual/type",keyword:"type",params:{type: "number"}}];
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
}
else {
validate128.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate128(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate127.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"}}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}

const v56 = validate35;

const v57 = validate90;

const v58 = validate91;

const v59 = validate94;

export const validators = {
  criarCotacao: {body: {"application/json": v0}, responses: {"200": {"application/json": v1}, "400": {"application/json": v2}, "401": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "413": v3, "415": v3, "500": v3, "503": v5}},
  consultarCotacao: {path: v6, responses: {"200": {"application/json": v1}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  lerFilaCotacao: {query: v7, responses: {"200": {"application/json": v8}, "400": {"application/json": v2}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "500": v3, "503": v5}},
  criarPedido: {body: {"application/json": v9}, responses: {"200": {"application/json": v10}, "400": {"application/json": v2}, "401": {"application/json": v2}, "409": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "409": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  alterarPedido: {path: v11, body: {"application/json": v12}, responses: {"200": {"application/json": v13}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  listarPedidos: {query: v14, responses: {"200": {"application/json": v15}, "400": {"application/json": v2}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "500": v3, "503": v5}},
  rastrearPedido: {path: v11, responses: {"200": {"application/json": v16}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  verRastreio: {path: v17, responses: {"200": {}, "302": {}, "400": {"application/json": v2}, "404": {}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "302": v18, "400": v3, "404": v3, "500": v3, "503": v5}},
  listarAnexos: {path: v19, responses: {"200": {"application/json": v20}, "400": {"application/json": v2}, "401": {"application/json": v2}, "403": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "403": v3, "404": v3, "500": v3, "503": v5}},
  removerAnexo: {path: v19, query: v21, responses: {"200": {"application/json": v22}, "400": {"application/json": v2}, "401": {"application/json": v2}, "403": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "403": v3, "404": v3, "500": v3, "503": v5}},
  baixarArquivo: {path: v23, responses: {"200": {}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v24, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  enviarMensagemChat: {path: v25, query: v26, body: {"application/json": v27, "multipart/form-data": v28}, responses: {"200": {"application/json": v29}, "400": {"application/json": v2}, "401": {"application/json": v2}, "403": {"application/json": v2}, "404": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "403": v3, "404": v3, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerChat: {path: v25, query: v26, responses: {"200": {"application/json": v30}, "400": {"application/json": v2}, "401": {"application/json": v2}, "403": {"application/json": v2}, "404": {"application/json": v2}, "429": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "403": v3, "404": v3, "429": v5, "500": v3, "503": v5}},
  consultarElegibilidadeChat: {path: v25, query: v26, responses: {"200": {"application/json": v31}, "400": {"application/json": v2}, "401": {"application/json": v2}, "403": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "403": v3, "404": v3, "500": v3, "503": v5}},
  listarChats: {query: v32, responses: {"200": {"application/json": v33}, "400": {"application/json": v2}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "500": v3, "503": v5}},
  criarPlp: {body: {"application/json": v34}, responses: {"200": {"application/json": v35}, "400": {"application/json": v2}, "401": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "413": v3, "415": v3, "500": v3, "503": v5}},
  listarPlps: {query: v36, responses: {"200": {"application/json": v37}, "400": {"application/json": v2}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "500": v3, "503": v5}},
  consultarPlp: {path: v38, responses: {"200": {"application/json": v39}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarSituacoesReversa: {responses: {"200": {"application/json": v40}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "401": v4, "500": v3, "503": v5}},
  consultarSituacaoReversa: {path: v41, responses: {"200": {"application/json": v42}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarPontosDevolucao: {query: v43, responses: {"200": {"application/json": v44}, "400": {"application/json": v2}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "500": v3, "503": v5}},
  salvarProdutos: {body: {"application/json": v45}, responses: {"200": {"application/json": v46}, "400": {"application/json": v2}, "401": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "413": v3, "415": v3, "500": v3, "503": v5}},
  consultarProduto: {path: v47, responses: {"200": {"application/json": v48}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  registrarWebhook: {body: {"application/json": v49}, responses: {"200": {"application/json": v22}, "400": {"application/json": v2}, "401": {"application/json": v2}, "413": {"application/json": v2}, "415": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "413": v3, "415": v3, "500": v3, "503": v5}},
  lerFila: {responses: {"200": {"application/json": v50}, "204": {}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "204": v3, "401": v4, "500": v3, "503": v5}},
  removerDaFila: {path: v51, responses: {"200": {"application/json": v22}, "400": {"application/json": v2}, "401": {"application/json": v2}, "404": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "404": v3, "500": v3, "503": v5}},
  listarRegrasFrete: {query: v52, responses: {"200": {"application/json": v53}, "400": {"application/json": v2}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "400": v3, "401": v4, "500": v3, "503": v5}},
  listarStatus: {responses: {"200": {"application/json": v54}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "401": v4, "500": v3, "503": v5}},
  listarFiliais: {responses: {"200": {"application/json": v55}, "401": {"application/json": v2}, "500": {"application/json": v2}, "503": {"application/json": v2}}, responseHeaders: {"200": v3, "401": v4, "500": v3, "503": v5}},
};
export const componentValidators = {
  PedidoAlteracao: v56,
  EstoqueFilial: v57,
  DeParaEntrada: v58,
  ProdutoEntrada: v59,
};
